/** What acts upon many applications ask the server. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallOptions } from '../../platform/network/api.ts';
import { call } from '../../platform/network/api.ts';
import type { Chosen } from '../../platform/bulk/BulkDialog.tsx';

type Body = CallOptions<'startMany'>['body'];
export type ActToSend = Body['act'];

export const bodyOf = (chosen: Chosen, act: ActToSend): Body =>
  'ids' in chosen ? { applications: chosen.ids, act } : { ...(chosen as Pick<Body, 'fitting'>), act };

/** What the act would do now; asked anew with each change of it, and while it is asked the answer before stays in sight. */
export const useForeseen = (chosen: Chosen, act: ActToSend | undefined) =>
  useQuery({
    queryKey: ['many', chosen, act],
    queryFn: ({ signal }) => call('previewMany', { body: bodyOf(chosen, act as ActToSend), signal }),
    enabled: act !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
