import { useQueryClient } from '@tanstack/react-query';
import type { Tag } from '@portal/contract/applications/tags.ts';
import { TextField } from '../../../platform/forms/fields/TextField.tsx';
import { UndraftedDialog } from '../../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../../../platform/forms/useSeenRecord.ts';
import { call } from '../../../platform/network/api.ts';
import { problemText } from '../../../platform/texts/fieldErrors.ts';
import { formatNumber } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { renewTags } from '../tags.queries.ts';

/** Takes a tag off every card, for good; where some wear it, its name is typed first. */
export function DeleteTagDialog({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const t = useText('tagList');
  const client = useQueryClient();
  const { seen, upon } = useSeenRecord('deleteTag', tag, () => void renewTags(client));
  const { name, uses } = seen;
  const form = useKeyedForm({
    defaults: { typed: '' },
    async act(_, idempotencyKey) {
      await upon(call('deleteTag', { params: { id: tag.id }, body: { version: seen.version }, idempotencyKey }));
      showToast({ tone: 'done', subject: `tag ${tag.id}`, text: t('deleted', { name }) });
      void renewTags(client);
    },
    done: onClose,
  });
  return (
    <UndraftedDialog
      title={t('deleteTitle', { name })}
      submitLabel={t('deleteSubmit')}
      next={t('deleteText', { count: uses, shown: formatNumber(uses) })}
      form={form}
      danger
      onClose={onClose}
    >
      {uses > 0 && (
        <TextField
          control={form.form.control}
          name="typed"
          label={t('typeToDelete', { name })}
          check={(typed) => typed.trim() === name || problemText({ code: 'field.match' })}
        />
      )}
    </UndraftedDialog>
  );
}
