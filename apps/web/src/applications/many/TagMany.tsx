import { SegmentedControl } from '@mantine/core';
import type { AskedOfMany } from '../../platform/bulk/BulkDialog.tsx';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { useTagOptions } from '../tags/tags.queries.ts';
import { ActOnMany } from './ActOnMany.tsx';

/** Puts a tag on many applications, or takes it off them. */
export function TagMany(asked: AskedOfMany) {
  const t = useText('many');
  const { data: tags = [] } = useTagOptions();
  return (
    <ActOnMany
      {...asked}
      defaults={{ tag: '', on: true }}
      isWhole={({ tag }) => tag !== ''}
      actOf={({ tag, on }) => ({ do: 'tag' as const, tag: Number(tag), on })}
      renderFields={({ control, watch, setValue }) => (
        <>
          <SegmentedControl
            aria-label={t('tagOnOff')}
            fullWidth
            value={watch('on') ? 'on' : 'off'}
            onChange={(value) => setValue('on', value === 'on')}
            data={[
              { value: 'on', label: t('tagOn') },
              { value: 'off', label: t('tagOff') },
            ]}
          />
          <ChoiceField
            control={control}
            name="tag"
            label={t('tag')}
            placeholder={t('chooseTag')}
            choices={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </>
      )}
    />
  );
}
