import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { whyNotSendAgain } from '@portal/domain/outbox/delivery.ts';
import { useActor } from '../platform/session/actor.ts';
import { failureNote } from '../platform/failures/FailureNote.tsx';
import { failureTexts } from '../platform/texts/fieldErrors.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { useSendMailAgain } from './outbox.queries.ts';

/** Sends a mail that failed or was kept; for administrators, where there is a mail server. */
export function SendAgainButton({ mail, hasServer }: { mail: OutboxMail; hasServer: boolean }) {
  const t = useText('outbox');
  const actor = useActor();
  const { mutateAsync, isPending } = useSendMailAgain();
  if (!actor.permissions.has('business.administrator')) return null;
  if (whyNotSendAgain(mail.state, { hasServer }).length > 0) return null;

  const send = async () => {
    try {
      await mutateAsync(mail.id);
      showToast({ tone: 'done', text: t('sentAgain', { to: mail.to }) });
    } catch (error) {
      const text = [t('notSentAgain', { to: mail.to }), ...failureTexts(error)].join(' ');
      showToast({ tone: 'failed', text, note: failureNote(error) });
    }
  };
  return (
    <Button
      variant="default"
      size="compact-md"
      mt="xs"
      leftSection={<IconSend size={16} aria-hidden />}
      loading={isPending}
      onClick={() => void send()}
    >
      {t('sendAgain')}
    </Button>
  );
}
