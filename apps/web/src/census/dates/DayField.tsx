import type { Control } from 'react-hook-form';
import { isDayMonth, type Quarter, type ReportDates } from '@portal/domain/census/dates.ts';
import type { Problem } from '@portal/domain/problem.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { pathOf, type TypedDates } from './typedDates.ts';
import { useDayWords } from './useDayWords.ts';

interface Props {
  control: Control<TypedDates>;
  quarter: Quarter;
  side: keyof ReportDates;
  /** As it is typed. */
  pair: ReportDates | undefined;
  /** What is wrong with the four pairs, by the server's paths. */
  wrong: () => Record<string, Problem>;
}

/** A day and month as it is typed, in words below it: nobody takes the month for the day. */
export function DayField({ control, quarter, side, pair, wrong }: Props) {
  const t = useText('reportDates');
  const words = useDayWords();
  const name = `${side}${quarter}` as const;
  return (
    <TextField
      control={control}
      name={name}
      label={t(side === 'sending' ? 'sendingOf' : 'deadlineOf', { quarter })}
      hint={pair && isDayMonth(pair[side]) ? words(pair, side) : t('format')}
      check={() => {
        const found = wrong()[pathOf(name)];
        return found ? problemText(found) : true;
      }}
    />
  );
}
