import { UntilRead } from '../platform/failures/UntilRead.tsx';
import { useText } from '../platform/texts/i18n.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { NoticeChoicesForm } from './NoticeChoicesForm.tsx';
import { useNoticeChoices } from './notices.queries.ts';

/** In which way one wants to be told of each kind (product/notifications.md#choices). */
export default function NoticeChoicesDialog({ onClose }: { onClose: () => void }) {
  const t = useText('notices');
  const common = useText('common');
  const query = useNoticeChoices();
  // Read anew while somebody chooses, it would overwrite what is chosen.
  if (query.data) return <NoticeChoicesForm known={query.data} onClose={onClose} />;
  return (
    <DialogFrame title={t('title')} size="small" closeLabel={common('close')} onClose={onClose}>
      <UntilRead query={query} />
    </DialogFrame>
  );
}
