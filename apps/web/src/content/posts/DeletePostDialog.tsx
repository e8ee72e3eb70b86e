import { useQueryClient } from '@tanstack/react-query';
import type { ListedPost } from '@portal/contract/content/posts.ts';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { renewContent } from '../content.queries.ts';
import { titleOf } from '../titleOf.ts';

/** Deletes a post with its images. */
export function DeletePostDialog({ post, onClose }: { post: ListedPost; onClose: () => void }) {
  const t = useText('postList');
  const client = useQueryClient();
  const renew = () => renewContent(client);
  const { seen, upon } = useSeenRecord('deletePost', post, renew);
  const form = useKeyedForm({
    defaults: {},
    async act(_, idempotencyKey) {
      const { id, version } = seen;
      await upon(call('deletePost', { params: { id }, body: { version }, idempotencyKey }));
      showToast({ tone: 'done', text: t('deleted') });
      renew();
    },
    done: onClose,
  });
  return (
    <UndraftedDialog
      title={t('deleteTitle', { name: titleOf(seen.title) })}
      submitLabel={t('deleteSubmit')}
      next={t('deleteText')}
      notDone={t('notDeleted')}
      form={form}
      danger
      onClose={onClose}
    />
  );
}
