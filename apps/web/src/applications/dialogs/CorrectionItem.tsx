import { useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import type { Correction, Detail } from '@portal/contract/applications.ts';
import { afterCorrectionStep, MAX_CORRECTION_MESSAGE } from '@portal/domain/applications/corrections.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { call } from '../../platform/api.ts';
import { failureTexts } from '../../platform/fieldErrors.ts';
import { formatInstant } from '../../platform/format.ts';
import { useText } from '../../platform/i18n.ts';
import { showToast } from '../../ui/toasts.ts';
import { useCardAct } from '../applications.queries.ts';
import { useFieldKeyValue } from '../card/useFieldKeyValue.ts';
import { useFieldLabel } from '../card/useFieldLabel.ts';
import { required } from './checks.ts';
import classes from './CorrectionsDialog.module.css';

type Step =
  | { step: 'acceptCorrection'; version: number }
  | { step: 'askCorrectionAgain'; version: number; message: string };

/** One open correction: what was asked, before and after, and the two ways on. */
export function CorrectionItem({ application, correction }: { application: Detail; correction: Correction }) {
  const t = useText('applicationDetail');
  const form = useText('applicationForm');
  const label = useFieldLabel();
  const inWords = useFieldKeyValue();
  const [again, setAgain] = useState<string>();
  const [error, setError] = useState<string>();
  const params = { id: application.id, correction: correction.id };
  const act = useCardAct((taken: Step, idempotencyKey) =>
    taken.step === 'acceptCorrection'
      ? call('acceptCorrection', { params, body: { version: taken.version }, idempotencyKey })
      : call('askCorrectionAgain', {
          params,
          body: { version: taken.version, message: taken.message },
          idempotencyKey,
        }),
  );
  const take = (step: Step, done: 'correctionsDialog.accepted' | 'correctionsDialog.askedAgain') =>
    act.mutate(step, {
      onSuccess: () => showToast({ tone: 'done', text: t(done) }),
      onError: (failure) => setError(failureTexts(failure).join(' ')),
    });
  const sendBack = () => {
    const wrong = required(paragraph(MAX_CORRECTION_MESSAGE))(again ?? '');
    if (wrong !== true) return setError(wrong);
    take(
      { step: 'askCorrectionAgain', version: application.version, message: again ?? '' },
      'correctionsDialog.askedAgain',
    );
  };
  const { field, state, round, message, oldValue, newValue, askedBy, askedAt } = correction;
  const mayAsk = application.may.askCorrection;
  return (
    <article className={classes.item} aria-label={label.full(field)}>
      <p className={classes.head}>
        <span className={classes.field}>{label.full(field)}</span>
        <span className={classes.quiet}>{form(`values.correctionState.${state}`)}</span>
      </p>
      <p>{message}</p>
      <dl className={classes.compare}>
        <div>
          <dt>{t('correctionsDialog.before')}</dt>
          <dd>{inWords(field, oldValue) ?? t('section.empty')}</dd>
        </div>
        {state === 'CORRECTED' && (
          <div>
            <dt>{t('correctionsDialog.after')}</dt>
            <dd>{inWords(field, newValue) ?? t('section.empty')}</dd>
          </div>
        )}
      </dl>
      <p className={classes.quiet}>
        {t('correctionsDialog.askedBy', { by: askedBy, when: formatInstant(askedAt) })} ·{' '}
        {t('correctionsDialog.round', { round })}
      </p>
      {again !== undefined && (
        <Textarea
          label={t('correctionsDialog.againMessage')}
          value={again}
          onChange={({ currentTarget }) => setAgain(currentTarget.value)}
          autosize
          minRows={2}
          error={error}
        />
      )}
      {again === undefined && error && <p role="alert">{error}</p>}
      {mayAsk && (
        <div className={classes.buttons}>
          {again === undefined ? (
            <>
              <Button
                size="sm"
                loading={act.isPending}
                onClick={() =>
                  take({ step: 'acceptCorrection', version: application.version }, 'correctionsDialog.accepted')
                }
              >
                {t('correctionsDialog.accept')}
              </Button>
              {typeof afterCorrectionStep(state, 'askAgain') === 'string' && (
                <Button size="sm" variant="default" onClick={() => setAgain('')}>
                  {t('correctionsDialog.again')}
                </Button>
              )}
            </>
          ) : (
            <Button size="sm" loading={act.isPending} onClick={sendBack}>
              {t('correctionsDialog.againSubmit')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
