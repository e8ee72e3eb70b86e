import { Checkbox } from '@mantine/core';
import { useController, useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import type { BothLanguages, Language } from '@portal/domain/languages.ts';
import { outdatedAfter } from '@portal/domain/fields/outdated.ts';
import { useText } from '../../texts/i18n.ts';

interface Props<Values extends FieldValues, Part> {
  control: Control<Values>;
  /** Where in the form the texts are; nothing: they are all of it. */
  at?: string;
  /** As it was before; nothing where it is new. */
  before: (Part & { outdated: Language | null }) | { outdated: Language | null } | undefined;
  textsOf: (part: Part) => readonly BothLanguages[];
}

/** Where one language alone changed, or is outdated: whether the other was looked at and says the same. */
export function ConfirmedField<Values extends FieldValues, Part = Values>({
  control,
  at,
  before,
  textsOf,
}: Props<Values, Part>) {
  const t = useText('forms');
  const part = useWatch({ control, name: at as Path<Values> }) as Part;
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ control, name: (at === undefined ? 'confirmed' : `${at}.confirmed`) as Path<Values> });
  const was = before && { texts: textsOf(before as unknown as Part), outdated: before.outdated };
  if (outdatedAfter(was, textsOf(part), false) === null) return null;
  return (
    <Checkbox
      checked={Boolean(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      onBlur={onBlur}
      ref={ref}
      label={t('confirmed')}
      description={t('confirmedHint')}
    />
  );
}
