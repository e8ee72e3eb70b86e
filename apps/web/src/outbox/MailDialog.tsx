import { FailedReading } from '../platform/failures/FailedReading.tsx';
import { useText } from '../platform/texts/i18n.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { SkeletonLines } from '../ui/states/SkeletonLines.tsx';
import { MailContent } from './MailContent.tsx';
import type { Viewing } from './MailViewChoice.tsx';
import { useOutboxMail } from './outbox.queries.ts';

interface Props extends Viewing {
  id: number;
  onClose: () => void;
}

/** One mail, wherever in the list it stands. */
export function MailDialog({ id, onClose, ...viewing }: Props) {
  const t = useText('outbox');
  const common = useText('common');
  const { data, error, isPending, isFetching, refetch } = useOutboxMail(id);
  return (
    <DialogFrame title={data?.mail.subject ?? t('mail')} size="large" onClose={onClose} closeLabel={common('close')}>
      {isPending && <SkeletonLines lines={6} label={common('loading')} />}
      {data && <MailContent {...data} {...viewing} />}
      {error && !data && <FailedReading error={error} onRetry={refetch} busy={isFetching} />}
    </DialogFrame>
  );
}
