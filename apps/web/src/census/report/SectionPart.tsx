import { Fragment, useMemo } from 'react';
import type { CensusReport } from '@portal/contract/census/reports.ts';
import { CENSUS_FIELDS, DEPARTMENTS, sumOf, type CensusKey, type CensusSection } from '@portal/domain/census/form.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup, FieldPair } from '../../ui/fields/FieldGroup.tsx';
import { EnteredByOther, FieldOf } from './FieldOf.tsx';
import { answersIn, keysOf, sumsOf, toExplain } from './reportParts.ts';
import { textIn } from './reportStore.ts';
import { problemAt, type Path } from './typedReport.ts';
import type { FillingReport } from './useFilling.ts';
import { useReportWords } from './useReportWords.ts';
import classes from './Report.module.css';

interface Props {
  section: CensusSection;
  report: FillingReport;
  past: CensusReport['past'];
  /** What is missing is marked: the report was about to be sent. */
  marked: ReadonlySet<Path>;
}

const PARTS = ['Active', 'Leader', 'Participants'] as const;

/** The fields of one part of the report, with what was answered before beside each, and the sums. */
export function SectionPart({ section, report: { filling, type, keepOwn }, past, marked }: Props) {
  const t = useText('censusReport');
  const form = useText('censusForm');
  const { label, value, before, beforeOf } = useReportWords();
  const answers = useMemo(() => answersIn(filling), [filling]);
  const explained = useMemo(() => toExplain(filling, past), [filling, past]);
  const keys = keysOf(section);

  const errorAt = (path: Path): string | undefined => {
    const text = textIn(filling, path);
    const wrong = problemAt(path, text);
    if (wrong) return problemText(wrong);
    if (filling.refused[path] !== undefined) return filling.refused[path];
    if (text !== '' || !marked.has(path)) return undefined;
    return problemText({ code: path.startsWith('reasons.') ? 'census.reason' : 'field.required' });
  };
  const other = (path: Path) => {
    const text = filling.others[path];
    return (
      text !== undefined && <EnteredByOther text={text} onTake={() => type(path, text)} onKeep={() => keepOwn(path)} />
    );
  };
  const fieldOf = (key: CensusKey, short?: string) => {
    const path = `values.${key}` as const;
    const reason = `reasons.${key}` as const;
    const field = CENSUS_FIELDS[key];
    const isNeeded = field.kind === 'count' && field.needed === true;
    const compares = field.kind !== 'text' || !field.lines;
    const hint = [isNeeded && t('needed'), compares && beforeOf(past, key)];
    return (
      <div key={key} className={classes.field}>
        <FieldOf
          path={path}
          label={short ?? label(key)}
          text={textIn(filling, path)}
          hint={hint.filter(Boolean).join(' · ') || undefined}
          error={errorAt(path)}
          onType={type}
        />
        {other(path)}
        {(explained.has(key) || textIn(filling, reason) !== '') && (
          <FieldOf
            path={reason}
            label={t('reason', {
              from: value(key, past[0]?.values[key] ?? null) ?? t('blank'),
              to: value(key, answers[key]) ?? t('blank'),
            })}
            text={textIn(filling, reason)}
            error={errorAt(reason)}
            onType={type}
          />
        )}
        {other(reason)}
      </div>
    );
  };
  const sums = sumsOf(section);
  return (
    <div className={classes.fields}>
      {section === 'departments'
        ? DEPARTMENTS.map((department) => (
            <FieldGroup key={department} title={form(`department.${department}`)}>
              <FieldPair>{PARTS.map((part) => fieldOf(`${department}${part}`, t(`part.${part}`)))}</FieldPair>
            </FieldGroup>
          ))
        : inPairs(keys).map((pair) => (
            <Fragment key={pair[0]}>
              {pair.length > 1 ? (
                <FieldPair>{pair.map((key) => fieldOf(key))}</FieldPair>
              ) : (
                pair.map((key) => fieldOf(key))
              )}
            </Fragment>
          ))}
      {sums.map((sum) => {
        const total = sumOf(sum, answers);
        return (
          <output key={sum} className={classes.sum}>
            <b>{t('sum', { label: form(`sum.${sum}`), value: total === null ? t('blank') : formatNumber(total) })}</b>
            <span>
              {before(past, (values) => {
                const was = sumOf(sum, values);
                return was === null ? null : formatNumber(was);
              })}
            </span>
          </output>
        );
      })}
    </div>
  );
}

/** Two short fields side by side; a long text alone. */
function inPairs(keys: readonly CensusKey[]): CensusKey[][] {
  const rows: CensusKey[][] = [];
  for (const key of keys) {
    const field = CENSUS_FIELDS[key];
    const isLong = field.kind === 'text' && field.lines;
    const last = rows.at(-1);
    const goesBeside = !isLong && last?.length === 1 && CENSUS_FIELDS[last[0] as CensusKey].kind !== 'text';
    if (goesBeside) last.push(key);
    else rows.push([key]);
  }
  return rows;
}
