import { useQueryClient } from '@tanstack/react-query';
import type { Tag } from '@portal/contract/applications/tags.ts';
import type { TagColour } from '@portal/domain/applications/tags.ts';
import { tagName } from '@portal/domain/fields/rules.ts';
import { required } from '../../../platform/forms/fields/checks.ts';
import { TextField } from '../../../platform/forms/fields/TextField.tsx';
import { UndraftedDialog } from '../../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../../../platform/forms/useSeenRecord.ts';
import { call } from '../../../platform/network/api.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { ColourField } from '../ColourField.tsx';
import { TagChip } from '../TagChip.tsx';
import { renewTags } from '../tags.queries.ts';

/** Makes a tag, or renames and recolours one. Where somebody changed it first, what it is now is shown and what was typed stays. */
export function TagFormDialog({ tag, onClose }: { tag?: Tag | undefined; onClose: () => void }) {
  const t = useText('tagList');
  const words = useText('tags');
  const common = useText('common');
  const client = useQueryClient();
  const { seen, upon } = useSeenRecord('updateTag', tag, () => void renewTags(client));
  const form = useKeyedForm<{ name: string; colour: TagColour | '' }>({
    defaults: { name: tag?.name ?? '', colour: tag?.colour ?? '' },
    async act({ name, colour }, idempotencyKey) {
      const body = { name, colour: colour as TagColour };
      const saved = seen
        ? await upon(
            call('updateTag', { params: { id: seen.id }, body: { ...body, version: seen.version }, idempotencyKey }),
          )
        : await call('createTag', { body, idempotencyKey });
      showToast({ tone: 'done', subject: `tag ${saved.id}`, text: t(seen ? 'changed' : 'created', saved) });
      void renewTags(client);
    },
    done: onClose,
  });
  return (
    <UndraftedDialog
      title={tag ? t('editTitle', { name: tag.name }) : t('create')}
      submitLabel={tag ? common('save') : t('create')}
      form={form}
      onClose={onClose}
    >
      {seen && seen !== tag && (
        <p>
          {t('nowIs')} <TagChip tag={seen} />
        </p>
      )}
      <TextField
        control={form.form.control}
        name="name"
        label={words('name')}
        hint={words('nameHint')}
        check={required(tagName)}
        isFirst
      />
      <ColourField control={form.form.control} name="colour" />
    </UndraftedDialog>
  );
}
