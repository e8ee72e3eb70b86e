import { IconHistory, IconId, IconMailForward } from '@tabler/icons-react';
import type { ClientAccount } from '@portal/contract/clients/clients.ts';
import { useActor } from '../platform/session/actor.ts';
import { useText } from '../platform/texts/i18n.ts';
import { RowMenu } from '../platform/lists/RowMenu.tsx';
import { clientName } from './clientName.ts';
import { useResending } from './useResending.ts';

/** What may be done about an account, in its row. */
export function ClientMenu({
  client,
  onHistory,
}: {
  client: ClientAccount;
  onHistory: (client: ClientAccount) => void;
}) {
  const t = useText('clients');
  const mayManage = useActor().permissions.has('business.client.manage');
  const { press } = useResending();
  return (
    <RowMenu
      label={t('actionsOf', { name: clientName(client) })}
      acts={[
        { label: t('openAccount'), icon: IconId, does: `/users/client-edit/${client.id}` },
        { label: t('history'), icon: IconHistory, does: () => onHistory(client) },
        client.status === 'PENDING' && {
          label: t('resend'),
          icon: IconMailForward,
          does: () => press(client),
          why: mayManage ? undefined : t('manageNeeded'),
        },
      ]}
    />
  );
}
