import { useState } from 'react';
import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import {
  next,
  periodOf,
  previous,
  quarterOf,
  textOf,
  type Period,
  type PeriodKind,
} from '@portal/domain/statistics/period.ts';
import { problemText } from '../platform/texts/fieldErrors.ts';
import type { StatisticWords } from './useStatisticWords.ts';
import classes from './Statistics.module.css';

const KINDS = ['year', 'quarter', 'month', 'days'] as const satisfies readonly PeriodKind[];

interface Props {
  period: Period;
  words: StatisticWords;
  onChange: (period: string) => void;
}

/** The period of a statistic: its kind, one back, one on; between dates by both of them. */
export function PeriodChoice({ period, words: { t, period: periodText }, onChange }: Props) {
  const [before, after] = [previous(period), next(period)];
  const step = (to: Period, label: string, Mark: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      data-tip={label}
      disabled={periodOf(textOf(to)) === undefined}
      onClick={() => onChange(textOf(to))}
    >
      <Mark size={18} aria-hidden />
    </ActionIcon>
  );
  return (
    <fieldset className={classes.period}>
      <legend>{t('period')}</legend>
      <SegmentedControl
        aria-label={t('period')}
        value={period.kind}
        data={KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        onChange={(kind) => onChange(inKind(kind, period))}
      />
      <div className={classes.steps}>
        {step(before, t('previousPeriod'), IconChevronLeft)}
        <output className={classes.shown}>{periodText(period.kind, period)}</output>
        {step(after, t('nextPeriod'), IconChevronRight)}
      </div>
      {period.kind === 'days' && <DaysForm key={textOf(period)} period={period} t={t} onChange={onChange} />}
    </fieldset>
  );
}

/** The period of another kind that has the same last day. */
function inKind(kind: PeriodKind, { from, until }: Period): string {
  if (kind === 'days') return `${from}..${until}`;
  if (kind === 'year') return until.slice(0, 4);
  return kind === 'month' ? until.slice(0, 7) : `${until.slice(0, 4)}-Q${quarterOf(until)}`;
}

function DaysForm({ period, t, onChange }: { period: Period; t: StatisticWords['t']; onChange: Props['onChange'] }) {
  const [from, setFrom] = useState(period.from);
  const [until, setUntil] = useState(period.until);
  const [isWrong, setWrong] = useState(false);
  const text = `${from}..${until}`;
  return (
    <form
      className={classes.days}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!periodOf(text));
        if (periodOf(text)) onChange(text);
      }}
    >
      <TextInput
        type="date"
        label={t('from')}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('until')}
        value={until}
        error={isWrong ? problemText({ code: 'field.period' }) : undefined}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('applyDays')}
      </Button>
    </form>
  );
}
