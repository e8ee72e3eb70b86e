import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Correction, Detail } from '@portal/contract/applications/detail.ts';
import { afterCorrectionStep } from '@portal/domain/applications/corrections.ts';
import { useActor } from '../../../platform/session/actor.ts';
import { call } from '../../../platform/network/api.ts';
import { findDraft } from '../../../platform/drafts/drafts.ts';
import { failureTexts } from '../../../platform/texts/fieldErrors.ts';
import { failureNote } from '../../../platform/failures/FailureNote.tsx';
import { formatInstant } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { GivenUp } from '../../../platform/network/untilAnswered.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useCardAct } from '../../applications.queries.ts';
import { useFieldKeyValue } from '../../card/form/useFieldKeyValue.ts';
import { useFieldLabel } from '../../card/form/useFieldLabel.ts';
import { againDraft, CorrectionAgain } from './CorrectionAgain.tsx';
import type { Perform } from '../../../platform/forms/useSending.ts';
import classes from './CorrectionsDialog.module.css';

interface Props {
  application: Detail;
  correction: Correction;
  perform: Perform;
}

/** One open correction: what was asked, before and after, and the two ways on. */
export function CorrectionItem({ application, correction, perform }: Props) {
  const t = useText('applicationDetail');
  const form = useText('applicationForm');
  const label = useFieldLabel();
  const inWords = useFieldKeyValue();
  const { userId } = useActor();
  const [again, setAgain] = useState(
    () => findDraft({ userId, name: againDraft(application, correction) }) !== undefined,
  );
  const [failed, setFailed] = useState<{ error: unknown }>();
  const acceptance = useCardAct(application, (_nothing: undefined, { version, idempotencyKey }) =>
    call('acceptCorrection', {
      params: { id: application.id, correction: correction.id },
      body: { version },
      idempotencyKey,
    }),
  );
  const accept = async () => {
    setFailed(undefined);
    try {
      await perform((sending) => acceptance.send(undefined, sending));
      showToast({ tone: 'done', text: t('correctionsDialog.accepted') });
    } catch (error) {
      if (!(error instanceof GivenUp)) setFailed({ error });
    }
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
      {failed && (
        <div>
          <p role="alert">{failureTexts(failed.error).join(' ')}</p>
          <div className={classes.quiet}>{failureNote(failed.error)}</div>
        </div>
      )}
      {mayAsk && again && (
        <CorrectionAgain
          application={application}
          correction={correction}
          perform={perform}
          onDone={() => setAgain(false)}
        />
      )}
      {mayAsk && !again && (
        <div className={classes.buttons}>
          <Button size="sm" loading={acceptance.isPending} onClick={() => void accept()}>
            {t('correctionsDialog.accept')}
          </Button>
          {typeof afterCorrectionStep(state, 'askAgain') === 'string' && (
            <Button size="sm" variant="default" onClick={() => setAgain(true)}>
              {t('correctionsDialog.again')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
