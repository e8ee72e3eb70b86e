import { useState } from 'react';
import { Anchor, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CensusReport } from '@portal/contract/census/reports.ts';
import { CENSUS_KEYS } from '@portal/domain/census/form.ts';
import { failureNote } from '../../platform/failures/FailureNote.tsx';
import { useSending } from '../../platform/forms/useSending.ts';
import { WaitingNotice } from '../../platform/forms/WaitingNotice.tsx';
import { call, presentOf } from '../../platform/network/api.ts';
import { GivenUp } from '../../platform/network/untilAnswered.ts';
import { useLastingAct } from '../../platform/network/useLastingAct.ts';
import { failureTexts, problemText } from '../../platform/texts/fieldErrors.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Failures } from '../../ui/states/Failures.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { REPORTS } from '../reports.queries.ts';
import { reportKey } from './report.queries.ts';
import { answersIn, keyAt, leftToDo, missingAt } from './reportParts.ts';
import type { Path } from './typedReport.ts';
import type { FillingReport } from './useFilling.ts';
import { useReportWords } from './useReportWords.ts';
import classes from './Report.module.css';

interface Props {
  told: CensusReport;
  report: FillingReport;
  /** Leads to the field at that place. */
  onMend: (path: Path) => void;
  onSent: () => void;
}

/** What is still to do, each leading to its field, and the sending. */
export function SendPart({ told, report: { filling, settle }, onMend, onSent }: Props) {
  const t = useText('censusReport');
  const forms = useText('forms');
  const client = useQueryClient();
  const { label } = useReportWords();
  const { perform, wait, giveUp } = useSending();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ texts: string[]; error?: unknown }>();
  const params = { church: told.church.id, census: told.census.id };
  const send = useLastingAct((version: number, idempotencyKey) =>
    call('sendChurchReport', { params, body: { version }, idempotencyKey }),
  );
  const left = leftToDo(filling, told.past);
  const answers = answersIn(filling);
  const blank = CENSUS_KEYS.filter((key) => answers[key] === null).length;

  async function press(): Promise<void> {
    setBusy(true);
    setFailed(undefined);
    try {
      if (!(await settle())) {
        setFailed({ texts: [forms('saveFailed')] });
        return;
      }
      // What was saved just now is upon a newer version than the one drawn.
      const { version } = client.getQueryData<CensusReport>(reportKey(params)) ?? told;
      const sent = await perform((way) => send.send(version, way));
      client.setQueryData(reportKey(params), sent);
      void client.invalidateQueries({ queryKey: REPORTS });
      showToast({ tone: 'done', subject: `census ${told.church.id}`, text: t('sent') });
      onSent();
    } catch (error) {
      if (error instanceof GivenUp) return;
      const present = presentOf('sendChurchReport', error);
      if (present) client.setQueryData(reportKey(params), present);
      else void client.invalidateQueries({ queryKey: reportKey(params) });
      setFailed({ texts: present ? [t('changedMeanwhile')] : failureTexts(error), error });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={classes.fields}>
      {left.length === 0 ? (
        <p>{t('complete')}</p>
      ) : (
        <>
          <p>{t('missing')}</p>
          <ul className={classes.missing}>
            {left.map((path) => {
              const problem = missingAt(filling, told.past, path);
              return (
                <li key={path}>
                  <Anchor component="button" type="button" onClick={() => onMend(path)}>
                    {path.startsWith('reasons.') ? t('reasonOf', { label: label(keyAt(path)) }) : label(keyAt(path))}
                  </Anchor>
                  {': '}
                  {filling.refused[path] ?? (problem ? problemText(problem) : t('bothEntered'))}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {blank > 0 && <p className={classes.quiet}>{t('blankFields', { count: blank, shown: formatNumber(blank) })}</p>}
      <p className={classes.quiet}>{t('final')}</p>
      {failed && (
        <Failures texts={failed.texts} {...(failed.error !== undefined && { note: failureNote(failed.error) })} />
      )}
      <WaitingNotice wait={wait} asking={false} onStop={giveUp} onLeave={giveUp} onStay={giveUp} />
      <div>
        <Button
          loading={busy}
          onClick={() => {
            const [first] = left;
            if (first === undefined) void press();
            else onMend(first);
          }}
        >
          {t('send')}
        </Button>
      </div>
    </div>
  );
}
