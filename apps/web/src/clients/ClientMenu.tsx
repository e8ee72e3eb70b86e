import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconId, IconMailForward } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ClientAccount } from '@portal/contract/clients/clients.ts';
import { useText } from '../platform/texts/i18n.ts';
import { useThisList } from '../platform/lists/wayBack.ts';
import { clientName } from './clientName.ts';
import { useResending } from './useResending.ts';

/** What may be done about an account, in its row. */
export function ClientMenu({ client }: { client: ClientAccount }) {
  const t = useText('clients');
  const list = useThisList();
  const { resend } = useResending();
  return (
    <Menu position="bottom-end" withinPortal={false} floatingStrategy="fixed" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('actionsOf', { name: clientName(client) })}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={`/users/client-edit/${client.id}`}
          state={list}
          leftSection={<IconId size={16} aria-hidden />}
        >
          {t('openAccount')}
        </Menu.Item>
        {client.status === 'PENDING' && (
          <Menu.Item leftSection={<IconMailForward size={16} aria-hidden />} onClick={() => void resend(client)}>
            {t('resend')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
