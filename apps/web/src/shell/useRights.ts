import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Me } from '@portal/contract/users/me.ts';
import { follow, followAnew } from '../platform/live/topics.ts';
import { onRoleChosen } from '../platform/session/activeRole.ts';
import { workInRole } from './me.queries.ts';

const ignore = () => {};

/**
 * Keeps menu, screens and lists at what the signed-in user may do now: rights that were given or taken, another role
 * chosen in another tab. What is typed stays; an act that is permitted no more is refused in words.
 */
export function useRights(me: Me | undefined): void {
  const client = useQueryClient();
  const before = useRef<Me['active']>(undefined);
  const active = me?.active;
  const isSignedIn = me !== undefined;

  useEffect(() => {
    if (!isSignedIn) return undefined;
    // On every connection: whose rights have become others is made to connect anew.
    const onMissed = () => void client.invalidateQueries({ queryKey: ['me'] });
    return follow('rights', { onMissed, onEvent: ignore });
  }, [client, isSignedIn]);

  useEffect(() => onRoleChosen(() => void workInRole()), []);

  useEffect(() => {
    const { current: was } = before;
    before.current = active;
    if (was === undefined || active === undefined || was === active) return;
    // Another role, chosen here or in another tab, or by the server where it was taken away: another stream is told.
    if (was?.id !== active?.id) followAnew();
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
  }, [client, active]);
}
