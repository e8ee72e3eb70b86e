import { useQueryClient } from '@tanstack/react-query';
import type { Tag } from '@portal/contract/applications/tags.ts';
import { UntilRead } from '../../../platform/failures/UntilRead.tsx';
import { SelectField } from '../../../platform/forms/fields/SelectField.tsx';
import { UndraftedDialog } from '../../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../../../platform/forms/useSeenRecord.ts';
import { call } from '../../../platform/network/api.ts';
import { formatNumber } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { renewTags, useTagOptions } from '../tags.queries.ts';

/** Gives another tag to all who wear this one, which goes. */
export function MergeTagDialog({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const t = useText('tagList');
  const client = useQueryClient();
  const options = useTagOptions();
  const { seen, upon } = useSeenRecord('mergeTag', tag, () => void renewTags(client));
  const form = useKeyedForm({
    defaults: { into: '' },
    async act({ into }, idempotencyKey) {
      const body = { into: Number(into), version: seen.version };
      const stays = await upon(call('mergeTag', { params: { id: tag.id }, body, idempotencyKey }));
      showToast({
        tone: 'done',
        subject: `tag ${tag.id}`,
        text: t('merged', { name: seen.name, into: stays.name }),
      });
      void renewTags(client);
    },
    done: onClose,
  });
  const others = (options.data ?? []).filter(({ id }) => id !== tag.id);
  const hasOthers = others.length > 0;
  const { name, uses } = seen;
  return (
    <UndraftedDialog
      title={t('mergeTitle', { name })}
      submitLabel={hasOthers ? t('mergeSubmit') : undefined}
      next={
        options.data && !hasOthers ? t('noOther') : t('mergeText', { count: uses, shown: formatNumber(uses), name })
      }
      form={form}
      danger
      onClose={onClose}
    >
      <UntilRead query={options} />
      {hasOthers && (
        <SelectField
          control={form.form.control}
          name="into"
          label={t('into')}
          placeholder={t('intoPlaceholder')}
          choices={others.map((other) => ({ value: String(other.id), label: other.name }))}
        />
      )}
    </UndraftedDialog>
  );
}
