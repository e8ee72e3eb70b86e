import type { Correction, CorrectionStepKept, Detail } from '@portal/contract/applications/detail.ts';
import { formatDate, formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useBoardAddress } from '../boardAddress.ts';
import { tabOfField } from '../card/tabOfField.ts';
import { useFieldKeyValue } from '../card/form/useFieldKeyValue.ts';
import { useFieldLabel } from '../card/form/useFieldLabel.ts';
import history from '../card/history/HistoryTab.module.css';
import classes from './Corrections.module.css';

/** Every correction in the order in which they were asked, each with its rounds; its name leads to the field. */
export function CorrectionHistory({ application }: { application: Detail }) {
  const t = useText('applicationDetail');
  const form = useText('applicationForm');
  const label = useFieldLabel();
  const { showField } = useBoardAddress();
  if (application.corrections.length === 0) return null;
  return (
    <section aria-labelledby="section-corrections">
      <h3 id="section-corrections" className={history.title}>
        {t('section.corrections')}
      </h3>
      <ol className={history.history}>
        {application.corrections.map((correction) => (
          <li key={correction.id} className={history.entry}>
            <p>
              <button
                type="button"
                className={classes.toField}
                onClick={() => showField(correction.field, tabOfField(correction.field))}
              >
                {label.full(correction.field)}
              </button>{' '}
              <span className={history.quiet}>{form(`values.correctionState.${correction.state}`)}</span>
            </p>
            <ol className={classes.steps}>
              {correction.steps.map((step) => (
                <Step key={`${step.step} ${step.round}`} correction={correction} step={step} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What happened in a round: by whom and when, and what was said. */
function Step({ correction: { field }, step: kept }: { correction: Correction; step: CorrectionStepKept }) {
  const t = useText('applicationDetail');
  const inWords = useFieldKeyValue();
  const { step, round, message, wishedFor, oldValue, newValue, by, at } = kept;
  return (
    <li className={classes.step}>
      <p>
        {t(`correctionStep.${step}`)}
        {round > 1 && ` · ${t('correctionsDialog.round', { round })}`}
      </p>
      {message !== null && <p className={classes.said}>{message}</p>}
      {step === 'answer' && (
        <p>
          {t('correctionStep.change', {
            old: inWords(field, oldValue) ?? t('section.empty'),
            new: inWords(field, newValue) ?? t('section.empty'),
          })}
        </p>
      )}
      <p className={history.quiet}>
        {by ?? t('history.byApplicant')}
        {' · '}
        <time dateTime={at}>{formatInstant(at)}</time>
        {wishedFor !== null && ` · ${t('correctionStep.wishedFor', { date: formatDate(wishedFor) })}`}
      </p>
    </li>
  );
}
