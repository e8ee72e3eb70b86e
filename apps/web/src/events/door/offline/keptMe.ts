/**
 * Who keeps the door, for a page that is opened without network: as the server told it last, below the session's own prefix.
 * What they may do is only shown by it; the server asks again with every act.
 */
import type { Me } from '@portal/contract/users/me.ts';
import { queryClient } from '../../../platform/network/queryClient.ts';
import { findSession } from '../../../platform/session/session.ts';

const KEY = 'portal.doorMe';
const ME = ['me'];

export const keepMe = (me: Me): void => localStorage.setItem(KEY, JSON.stringify(me));

/** Stands in until the server answers, if it does. */
export function standInForMe(): void {
  const kept = findSession() && localStorage.getItem(KEY);
  if (!kept || queryClient.getQueryData(ME) !== undefined) return;
  queryClient.setQueryData(ME, JSON.parse(kept) as Me, { updatedAt: 1 });
}
