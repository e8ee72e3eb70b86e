import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { whyNotSendAgain } from '@portal/domain/outbox/delivery.ts';
import { useActor } from '../platform/session/actor.ts';
import { call } from '../platform/network/api.ts';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { useText } from '../platform/texts/i18n.ts';
import { OUTBOX } from './outbox.queries.ts';

/** Sends a mail that failed or was kept; for administrators, where there is a mail server. */
export function SendAgainButton({ mail, hasServer }: { mail: OutboxMail; hasServer: boolean }) {
  const t = useText('outbox');
  const actor = useActor();
  const { press, pressed } = useQuickAct({
    act: ({ id }: OutboxMail) => call('sendMailAgain', { params: { id } }),
    done: ({ to }) => t('sentAgain', { to }),
    failed: ({ to }) => t('notSentAgain', { to }),
    renews: OUTBOX,
  });
  if (!actor.permissions.has('business.administrator')) return null;
  if (whyNotSendAgain(mail.state, { hasServer }).length > 0) return null;
  return (
    <Button
      variant="default"
      size="compact-md"
      mt="xs"
      leftSection={<IconSend size={16} aria-hidden />}
      loading={pressed !== undefined}
      onClick={() => press(mail)}
    >
      {t('sendAgain')}
    </Button>
  );
}
