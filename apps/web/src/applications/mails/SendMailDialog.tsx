import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import type { CardDialogProps } from '../cardMenu.ts';
import { fullName } from '../fullName.ts';
import { useCardRecipients } from './cardMails.queries.ts';
import { SendMailForm } from './SendMailForm.tsx';

/** Writes to leader, spouse and contact person: read first whom the form names, and how each is written to. */
export default function SendMailDialog({ card, onClose }: CardDialogProps) {
  const t = useText('cardMails');
  const common = useText('common');
  // The fields and the previews wait for no texts of their own.
  useText('mailTexts');
  const query = useCardRecipients(card.id);
  if (query.data) return <SendMailForm card={card} facts={query.data} onClose={onClose} />;
  return (
    <DialogFrame
      title={t('title', { name: fullName(card) })}
      size="large"
      onClose={onClose}
      closeLabel={common('close')}
    >
      <UntilRead query={query} />
    </DialogFrame>
  );
}
