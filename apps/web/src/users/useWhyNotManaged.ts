import { useCallback } from 'react';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { whyNotManaged } from '@portal/domain/users/accounts.ts';
import { useActor } from '../platform/session/actor.ts';
import { useText } from '../platform/texts/i18n.ts';

/** Asks why the reader may do nothing about an account, in words; the server asks the same. */
export function useWhyNotManaged(): (user: StaffUser) => string | undefined {
  const t = useText('users');
  const { permissions } = useActor();
  return useCallback(
    ({ administrator }) => whyNotManaged(administrator, permissions) && t('accountNotManaged'),
    [t, permissions],
  );
}
