import { Button } from '@mantine/core';
import type { Correction, Detail } from '@portal/contract/applications/detail.ts';
import { MAX_CORRECTION_MESSAGE } from '@portal/domain/applications/corrections.ts';
import { date, paragraph } from '@portal/domain/fields/rules.ts';
import { call } from '../../../platform/network/api.ts';
import { failureNote } from '../../../platform/failures/FailureNote.tsx';
import { useText } from '../../../platform/texts/i18n.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useCardAct } from '../../applications.queries.ts';
import { useFieldLabel } from '../../card/form/useFieldLabel.ts';
import { ReadyTextChoice } from '../../readyTexts/ReadyTextChoice.tsx';
import { withReadyText } from '../../readyTexts/withReadyText.ts';
import { optional, required } from '../../../platform/forms/fields/checks.ts';
import { DraftNotice } from '../../../platform/forms/DraftNotice.tsx';
import { TextField } from '../../../platform/forms/fields/TextField.tsx';
import { useActForm } from '../../../platform/forms/useActForm.ts';
import type { Perform } from '../../../platform/forms/useSending.ts';
import classes from './CorrectionsDialog.module.css';

interface Props {
  application: Detail;
  correction: Correction;
  perform: Perform;
  onDone: () => void;
}

export const againDraft = (application: Pick<Detail, 'id'>, correction: Pick<Correction, 'id'>): string =>
  `correctionAgain.${application.id}.${correction.id}`;

/** What is still missing, in words for the applicant; a form within the dialog's, which says what waits. */
export function CorrectionAgain({ application, correction, perform, onDone }: Props) {
  const t = useText('applicationDetail');
  const name = useFieldLabel().full(correction.field);
  const params = { id: application.id, correction: correction.id };
  const ask = useCardAct(application, (body: { message: string; wishedFor: string }, { version, idempotencyKey }) =>
    call('askCorrectionAgain', { params, body: { ...body, version }, idempotencyKey }),
  );
  const { form, submit, failures, pending, draft } = useActForm({
    name: againDraft(application, correction),
    defaults: { message: '', wishedFor: '' },
    perform,
    act: ask.send,
    done: () => {
      showToast({ tone: 'done', subject: `correction ${correction.id}`, text: t('correctionsDialog.askedAgain') });
      onDone();
    },
  });
  return (
    <>
      <DraftNotice found={draft.found} hasFile={false} onDiscard={draft.empty} />
      <TextField
        control={form.control}
        name="message"
        label={t('correctionsDialog.againMessage')}
        check={required(paragraph(MAX_CORRECTION_MESSAGE))}
        most={MAX_CORRECTION_MESSAGE}
      />
      <ReadyTextChoice
        field={correction.field}
        name={name}
        language={application.applicantLanguage}
        onTake={(text) => {
          form.setValue('message', withReadyText(form.getValues('message'), text), { shouldValidate: true });
          form.setFocus('message');
        }}
      />
      <TextField
        control={form.control}
        name="wishedFor"
        label={t('correctionsDialog.wishedFor')}
        hint={t('correctionsDialog.wishedForHint')}
        check={optional(date)}
        type="date"
        optional
      />
      {failures && (
        <div>
          <p role="alert">{failures.texts.join(' ')}</p>
          <div className={classes.quiet}>{failureNote(failures.error)}</div>
        </div>
      )}
      <div className={classes.buttons}>
        <Button size="sm" loading={pending} onClick={() => void submit()}>
          {t('correctionsDialog.againSubmit')}
        </Button>
      </div>
    </>
  );
}
