/** What the appointments of a card ask the server. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Appointments } from '@portal/contract/interviews/appointments.ts';
import type { Span } from '@portal/messages/zonedTimeText.ts';
import { appointmentsKey } from '../../applications/appointmentsKey.ts';
import { call } from '../../platform/network/api.ts';

export const useAppointments = (id: number) =>
  useQuery({
    queryKey: appointmentsKey(id),
    queryFn: ({ signal }) => call('listAppointments', { params: { id }, signal }),
  });

/** Takes what an act answered. */
export function useTakeAppointments(id: number) {
  const client = useQueryClient();
  return {
    take: (answered: Appointments) => client.setQueryData(appointmentsKey(id), answered),
    renew: () => void client.invalidateQueries({ queryKey: appointmentsKey(id) }),
  };
}

export const useInterviewers = (id: number) =>
  useQuery({
    queryKey: ['interviewers', id],
    queryFn: ({ signal }) => call('listInterviewers', { params: { id }, signal }),
  });

interface Asked {
  interviewer: number | undefined;
  span: Span | undefined;
  /** The appointment that is being moved. */
  except: number | undefined;
}

/** What else the interviewer has then; not asked before both are chosen. */
export const useClashes = (id: number, { interviewer, span, except }: Asked) =>
  useQuery({
    queryKey: ['clashes', id, interviewer, span?.startsAt.getTime(), span?.endsAt.getTime(), except],
    queryFn: ({ signal }) =>
      call('listClashes', {
        params: { id },
        query: {
          interviewer: String(interviewer),
          from: span?.startsAt.toISOString() ?? '',
          until: span?.endsAt.toISOString() ?? '',
          ...(except !== undefined && { except: String(except) }),
        },
        signal,
      }),
    enabled: interviewer !== undefined && span !== undefined,
  });
