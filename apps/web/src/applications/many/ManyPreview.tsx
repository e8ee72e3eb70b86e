import type { ReactNode } from 'react';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { Chosen } from '../../platform/bulk/BulkDialog.tsx';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import type { Reply } from '../../platform/network/api.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useForeseen, type ActToSend } from './many.queries.ts';
import classes from './Many.module.css';

interface Props {
  chosen: Chosen;
  /** Nothing while it is not said what is to be done. */
  act: ActToSend | undefined;
  /** The fields, which may depend on what would be refused: its codes. */
  children: (refused: readonly string[]) => ReactNode;
}

/** The fields of an act upon many, and below them what would become of those chosen: how many, which not, and why. */
export function ManyPreview({ chosen, act, children }: Props) {
  const t = useText('many');
  const { data, error, refetch, isFetching } = useForeseen(chosen, act);
  const codes = data?.refused.flatMap(({ problems }) => problems.map(({ code }) => code)) ?? [];
  return (
    <>
      {children(codes)}
      <section className={classes.preview} aria-labelledby="many-preview" aria-busy={isFetching}>
        <h3 id="many-preview">{t('preview')}</h3>
        {act === undefined ? (
          <p className={classes.quiet}>{t('previewFirst')}</p>
        ) : error ? (
          <FailedReading error={error} onRetry={refetch} busy={isFetching} />
        ) : data ? (
          <Told data={data} />
        ) : (
          <output>{t('previewing')}</output>
        )}
      </section>
    </>
  );
}

function Told({ data: { change, unchanged, refused } }: { data: Reply<'previewMany'> }) {
  const t = useText('many');
  const counted = (count: number) => ({ count, shown: formatNumber(count) });
  const not = refused.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <output className={classes.numbers}>
        <span>{t('change', counted(change))}</span>
        {unchanged > 0 && <span>{t('unchanged', counted(unchanged))}</span>}
        {not > 0 && <span>{t('refused', counted(not))}</span>}
      </output>
      {refused.map(({ problems, count, some }) => (
        <details key={JSON.stringify(problems)}>
          <summary>
            {t('reason', { ...counted(count), why: problems.map((one) => problemText(one as FieldProblem)).join(' ') })}
          </summary>
          <ul>
            {some.map(({ id, caseNumber, name }) => (
              <li key={id}>{[caseNumber, name].filter(Boolean).join(' · ')}</li>
            ))}
            {some.length < count && <li>{t('more', counted(count - some.length))}</li>}
          </ul>
        </details>
      ))}
    </>
  );
}
