import { NativeSelect, Textarea, TextInput, Button } from '@mantine/core';
import { LONGEST_REASON } from '@portal/domain/census/answers.ts';
import { CENSUS_FIELDS, SATISFACTIONS, type CensusKey } from '@portal/domain/census/form.ts';
import { lengthOf } from '@portal/domain/fields/rules.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { idOf } from './fieldId.ts';
import type { Path } from './typedReport.ts';
import classes from './Report.module.css';

interface Props {
  path: Path;
  label: string;
  text: string;
  /** Below it: what was answered before, that it must be answered. */
  hint?: string | undefined;
  error: string | undefined;
  onType: (path: Path, text: string) => void;
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** One answer of a report, by its kind. */
export function FieldOf({ path, label, text, hint, error, onType }: Props) {
  const t = useText('censusReport');
  const form = useText('censusForm');
  const forms = useText('forms');
  const field = path.startsWith('reasons.')
    ? ({ kind: 'text', longest: LONGEST_REASON, lines: true } as const)
    : CENSUS_FIELDS[path.slice('values.'.length) as CensusKey];
  const shared = {
    id: idOf(path),
    label,
    value: text,
    description: hint,
    error,
    inputWrapperOrder: ORDER,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(path, currentTarget.value),
  };
  switch (field.kind) {
    case 'count':
      return <TextInput {...shared} inputMode="numeric" autoComplete="off" />;
    case 'yesNo':
      return (
        <NativeSelect
          {...shared}
          data={[
            { value: '', label: t('noAnswer') },
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]}
        />
      );
    case 'satisfaction':
      return (
        <NativeSelect
          {...shared}
          data={[
            { value: '', label: t('noAnswer') },
            ...SATISFACTIONS.map((each) => ({ value: each, label: form(`satisfaction.${each}`) })),
          ]}
        />
      );
    case 'text': {
      if (!field.lines) return <TextInput {...shared} dir="auto" />;
      const length = lengthOf(text);
      const used = forms('left', { count: formatNumber(length), length: formatNumber(field.longest) });
      const below = [hint, length > 0 && used].filter(Boolean).join(' · ');
      return (
        <Textarea
          {...shared}
          dir="auto"
          description={below || undefined}
          error={error !== undefined && length > field.longest ? `${error} · ${used}` : error}
          autosize
          minRows={2}
          maxRows={14}
        />
      );
    }
  }
}

interface OtherProps {
  /** What somebody else entered meanwhile. */
  text: string;
  onTake: () => void;
  onKeep: () => void;
}

/** Where two people entered something: what the other has, and the choice. */
export function EnteredByOther({ text, onTake, onKeep }: OtherProps) {
  const t = useText('censusReport');
  return (
    <output className={classes.other}>
      <span>{text === '' ? t('overwrittenBlank') : t('overwritten', { text })}</span>
      <Button size="compact-sm" variant="default" onClick={onTake}>
        {t('takeOther')}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onKeep}>
        {t('keepOwn')}
      </Button>
    </output>
  );
}
