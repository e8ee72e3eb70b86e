import { ActionIcon, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './Answer.module.css';

interface Props {
  label: string;
  most: number;
  value: string;
  onChange: (value: string) => void;
}

/** How many, by a thumb or typed. */
export function CountField({ label, most, value, onChange }: Props) {
  const t = useText('door');
  const count = countIn(value, most);
  const step = (by: number) => onChange(String(Math.min(most, Math.max(0, (count ?? 0) + by))));
  return (
    <div className={classes.count}>
      <TextInput
        label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        error={count === undefined && t('between', { most })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('less', { kind: label })}
        disabled={count === 0}
        onClick={() => step(-1)}
      >
        <IconMinus size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('more', { kind: label })}
        disabled={count === most}
        onClick={() => step(1)}
      >
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** The number that was typed, nothing typed being none; undefined: it is no such number. */
export function countIn(typed: string, most: number): number | undefined {
  const text = typed.trim();
  if (text === '') return 0;
  return /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}
