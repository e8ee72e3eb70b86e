import type { CensusReport } from '@portal/contract/census/reports.ts';
import { CENSUS_FIELDS, CENSUS_SECTIONS, sumOf, type CensusKey } from '@portal/domain/census/form.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { keysOf, sumsOf } from './reportParts.ts';
import { useReportWords } from './useReportWords.ts';
import classes from './Report.module.css';

/** What was answered, part by part, with the quarters before and the reasons. */
export function ReadReport({ told: { values, reasons, past } }: { told: CensusReport }) {
  const t = useText('censusReport');
  const form = useText('censusForm');
  const { label, value, beforeOf } = useReportWords();
  const answer = (key: CensusKey) => {
    const said = value(key, values[key]);
    const field = CENSUS_FIELDS[key];
    const compares = field.kind !== 'text';
    return (
      <>
        {said === null ? (
          <span className={classes.quiet}>{t('blank')}</span>
        ) : (
          <span className={classes.said}>{said}</span>
        )}
        {compares && <small className={classes.before}>{beforeOf(past, key)}</small>}
        {reasons[key] && <p className={classes.said}>{t('why', { reason: reasons[key] })}</p>}
      </>
    );
  };
  return (
    <div className={classes.read}>
      {CENSUS_SECTIONS.map((section) => {
        const keys = keysOf(section);
        const sums = sumsOf(section);
        return (
          <Panel key={section} title={form(`section.${section}`)}>
            <Facts
              facts={[
                ...keys.map((key) => [label(key), answer(key)] as const),
                ...sums.map((sum) => {
                  const total = sumOf(sum, values);
                  return [
                    form(`sum.${sum}`),
                    <b key={sum}>{total === null ? t('blank') : formatNumber(total)}</b>,
                  ] as const;
                }),
              ]}
            />
          </Panel>
        );
      })}
    </div>
  );
}
