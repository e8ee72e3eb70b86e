import { useEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import type { Correction, Detail } from '@portal/contract/applications/detail.ts';
import { afterCorrectionStep, isOpenCorrection } from '@portal/domain/applications/corrections.ts';
import { useActor } from '../../../platform/session/actor.ts';
import { findDraft } from '../../../platform/drafts/drafts.ts';
import { failureTexts } from '../../../platform/texts/fieldErrors.ts';
import { failureNote } from '../../../platform/failures/FailureNote.tsx';
import { formatDate, formatInstant } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useFieldKeyValue } from '../../card/form/useFieldKeyValue.ts';
import { useFieldLabel } from '../../card/form/useFieldLabel.ts';
import { againDraft, CorrectionAgain } from './CorrectionAgain.tsx';
import { useSettleCorrection } from './useSettleCorrection.ts';
import type { Perform } from '../../../platform/forms/useSending.ts';
import classes from './CorrectionsDialog.module.css';

interface Props {
  application: Detail;
  correction: Correction;
  perform: Perform;
}

/** One correction: what was asked, before and after, and the ways on. Settled, it says so in its place. */
export function CorrectionItem({ application, correction, perform }: Props) {
  const t = useText('applicationDetail');
  const form = useText('applicationForm');
  const label = useFieldLabel();
  const inWords = useFieldKeyValue();
  const { userId } = useActor();
  const [step, setStep] = useState<'again' | 'withdraw' | undefined>(() =>
    findDraft({ userId, name: againDraft(application, correction) }) ? 'again' : undefined,
  );
  const { settle, settling, failed } = useSettleCorrection(application, correction, perform);
  const keep = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLSpanElement>(null);
  const part = useRef<HTMLElement>(null);
  const shown = useRef(step);
  const { field, state, round, message, oldValue, newValue, askedBy, askedAt } = correction;
  const isOpen = isOpenCorrection(state);

  // The button that led there is gone; a step that a draft brought along takes the focus from nobody.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const next = { withdraw: keep.current, again: part.current?.querySelector('textarea') };
    (step ? next[step] : said.current)?.focus();
  }, [step]);
  // So is the one that settled it.
  useEffect(() => {
    if (!isOpen && document.activeElement?.contains(said.current)) said.current?.focus();
  }, [isOpen]);

  const can = (one: 'accept' | 'askAgain' | 'withdraw') => typeof afterCorrectionStep(state, one) === 'string';
  return (
    <article ref={part} className={classes.item} aria-label={label.full(field)} data-settled={!isOpen}>
      <p className={classes.head}>
        <span className={classes.field}>{label.full(field)}</span>
        <span ref={said} tabIndex={-1} className={classes.quiet}>
          {form(`values.correctionState.${state}`)}
        </span>
      </p>
      <p>{message}</p>
      <dl className={classes.compare}>
        <div>
          <dt>{t('correctionsDialog.before')}</dt>
          <dd>{inWords(field, oldValue) ?? t('section.empty')}</dd>
        </div>
        {correction.answeredAt !== null && state !== 'REQUESTED' && (
          <div>
            <dt>{t('correctionsDialog.after')}</dt>
            <dd>{inWords(field, newValue) ?? t('section.empty')}</dd>
          </div>
        )}
      </dl>
      <p className={classes.quiet}>
        {t('correctionsDialog.askedBy', { by: askedBy, when: formatInstant(askedAt) })} ·{' '}
        {t('correctionsDialog.round', { round })}
        {correction.wishedFor !== null &&
          ` · ${t('correctionStep.wishedFor', { date: formatDate(correction.wishedFor) })}`}
      </p>
      {failed && (
        <div>
          <p role="alert">{failureTexts(failed.error).join(' ')}</p>
          <div className={classes.quiet}>{failureNote(failed.error)}</div>
        </div>
      )}
      {application.may.askCorrection && isOpen && step === 'again' && can('askAgain') && (
        <CorrectionAgain
          application={application}
          correction={correction}
          perform={perform}
          onDone={() => setStep(undefined)}
        />
      )}
      {application.may.askCorrection && isOpen && step === 'withdraw' && (
        <>
          <p>{t('correctionsDialog.withdrawAsk')}</p>
          <div className={classes.buttons}>
            <Button ref={keep} size="sm" variant="default" onClick={() => setStep(undefined)}>
              {t('correctionsDialog.keep')}
            </Button>
            <Button size="sm" color="red.8" loading={settling} onClick={() => void settle('withdraw')}>
              {t('correctionsDialog.withdraw')}
            </Button>
          </div>
        </>
      )}
      {application.may.askCorrection && isOpen && step === undefined && (
        <div className={classes.buttons}>
          {can('accept') && (
            <Button size="sm" variant="light" loading={settling} onClick={() => void settle('accept')}>
              {t('correctionsDialog.accept')}
            </Button>
          )}
          {can('askAgain') && (
            <Button size="sm" variant="default" onClick={() => setStep('again')}>
              {t('correctionsDialog.again')}
            </Button>
          )}
          {can('withdraw') && (
            <Button size="sm" variant="default" onClick={() => setStep('withdraw')}>
              {t('correctionsDialog.withdraw')}
            </Button>
          )}
        </div>
      )}
      {!isOpen && <div className={classes.buttons} />}
    </article>
  );
}
