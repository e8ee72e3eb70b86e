import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { FailedReading } from '../platform/failures/FailedReading.tsx';
import { useText } from '../platform/texts/i18n.ts';
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
  const isPhone = useMediaQuery('(max-width: 36em)') ?? false;
  const { data, error, isPending, isFetching, refetch } = useOutboxMail(id);
  return (
    <Modal
      opened
      onClose={onClose}
      title={data?.mail.subject ?? t('mail')}
      size="lg"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {isPending && <SkeletonLines lines={6} label={common('loading')} />}
      {data && <MailContent {...data} {...viewing} />}
      {error && !data && <FailedReading error={error} onRetry={refetch} busy={isFetching} />}
    </Modal>
  );
}
