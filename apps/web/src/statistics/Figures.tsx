import { Link } from 'react-router';
import type { StatisticReply } from '@portal/contract/statistics/statistics.ts';
import type { Days } from '@portal/domain/statistics/period.ts';
import type { Figure, Statistic, Unit } from '@portal/domain/statistics/statistic.ts';
import { useThisList } from '../platform/lists/wayBack.ts';
import { formatChange, formatPoints } from '../platform/texts/format.ts';
import { Meaning } from './Meaning.tsx';
import type { StatisticWords } from './useStatisticWords.ts';
import classes from './Statistics.module.css';

interface Props {
  statistic: Statistic;
  found: StatisticReply;
  words: StatisticWords;
  /** The list behind a figure. */
  addressOf: (figure: Figure) => string | undefined;
}

/** From here on it would not fit beside another in its size. */
const LONG = 8;

/** The figures of a statistic, each with its change since the period before and since a year before. */
export function Figures({ statistic, found, words, addressOf }: Props) {
  const { t, own, value } = words;
  const here = useThisList();
  // Of a whole year they are one and the same.
  const isSame =
    found.period.before.from === found.period.year.from && found.period.before.until === found.period.year.until;
  return (
    <ul className={classes.figures} aria-label={t('figures')}>
      {Object.entries(statistic.figures).map(([key, figure]) => {
        const { now, before, year } = found.figures[key] ?? { now: null, before: null, year: null };
        const name = own(`figure.${key}`);
        const to = now === null ? undefined : addressOf(figure);
        const shown = value(now, figure.unit);
        return (
          <li key={key}>
            <div className={classes.name}>
              {name}
              <Meaning label={t('meaning', { name })} text={own(`figure.${key}.meaning`)} />
            </div>
            <div className={classes.value} data-long={shown.length > LONG}>
              {to === undefined ? (
                shown
              ) : (
                <Link to={to} state={here} aria-label={`${name}: ${shown}`}>
                  {shown}
                </Link>
              )}
            </div>
            <Change now={now} then={before} days={found.period.before} unit={figure.unit} words={words} />
            {!isSame && <Change now={now} then={year} days={found.period.year} unit={figure.unit} words={words} />}
          </li>
        );
      })}
    </ul>
  );
}

interface ChangeProps {
  now: number | null;
  then: number | null;
  days: Days;
  unit: Unit;
  words: StatisticWords;
}

/** Of shares the difference in points: a percentage of a percentage is read wrongly. */
function Change({ now, then, days, unit, words: { t, value, days: daysText } }: ChangeProps) {
  const span = daysText(days);
  if (now === null || then === null || (then === 0 && unit !== 'share')) {
    return (
      <div className={classes.change}>
        {then === 0 ? t('changes', { change: '–', value: value(0, unit), days: span }) : t('noChange', { days: span })}
      </div>
    );
  }
  const change =
    unit === 'share' ? t('points', { points: formatPoints(now - then) }) : formatChange((now - then) / then);
  return <div className={classes.change}>{t('changes', { change, value: value(then, unit), days: span })}</div>;
}
