import {
  IconCalendarCheck,
  IconCalendarOff,
  IconDeviceDesktopAnalytics,
  IconPencil,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';
import type { PortalEvent } from '@portal/contract/events/events.ts';
import {
  whyNotCancelEvent,
  whyNotDeleteEvent,
  whyNotEditEvent,
  type EventStatus,
} from '@portal/domain/events/event.ts';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { RowMenu } from '../platform/lists/RowMenu.tsx';
import { call } from '../platform/network/api.ts';
import { useActor } from '../platform/session/actor.ts';
import { problemText } from '../platform/texts/fieldErrors.ts';
import { useText } from '../platform/texts/i18n.ts';
import { EVENTS } from './events.queries.ts';

const HAS_DOOR: readonly EventStatus[] = ['OPEN', 'IN_PROGRESS'];

/** What may be done about an event, in its row; what may not says why. */
export function EventMenu({ event, onDelete }: { event: PortalEvent; onDelete: (event: PortalEvent) => void }) {
  const t = useText('eventList');
  const { permissions } = useActor();
  const mayManage = permissions.has('business.event.manage');
  const mayCheckIn = permissions.has('business.event.check.in');
  const { id, name, status, code } = event;
  const isCancelled = status === 'CANCELLED';
  const { press } = useQuickAct({
    act: (upon: Pick<PortalEvent, 'id' | 'name' | 'status' | 'version'>) =>
      call('switchEvent', {
        params: { id: upon.id },
        body: { cancelled: upon.status !== 'CANCELLED', version: upon.version },
      }),
    done: (upon) => t(upon.status === 'CANCELLED' ? 'reinstated' : 'cancelled', { name: upon.name }),
    failed: (upon) => t(upon.status === 'CANCELLED' ? 'notReinstated' : 'notCancelled', { name: upon.name }),
    undo: (_, fresh, pressAgain) => pressAgain(fresh),
    renews: EVENTS,
  });
  const why = (problems: readonly Parameters<typeof problemText>[0][]) =>
    mayManage ? problems.map((problem) => problemText(problem))[0] : t('whyManage');
  return (
    <RowMenu
      label={t('actionsOf', { name })}
      acts={[
        {
          label: t('checkIn'),
          icon: IconUserCheck,
          does: `/events/check-in?event=${code}`,
          why: mayCheckIn ? (HAS_DOOR.includes(status) ? undefined : t('whyNoDoor')) : t('whyCheckIn'),
        },
        { label: t('watch'), icon: IconDeviceDesktopAnalytics, does: `/events/live/${id}` },
        { label: t('edit'), icon: IconPencil, does: `/events/create/${id}`, why: why(whyNotEditEvent(status)) },
        isCancelled
          ? { label: t('reinstate'), icon: IconCalendarCheck, does: () => press(event), why: why([]) }
          : {
              label: t('cancel'),
              icon: IconCalendarOff,
              does: () => press(event),
              why: why(whyNotCancelEvent(status)),
            },
        {
          label: t('delete'),
          icon: IconTrash,
          does: () => onDelete(event),
          why: why(whyNotDeleteEvent(status, event.attendance)),
          danger: true,
        },
      ]}
    />
  );
}
