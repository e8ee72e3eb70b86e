import { Radio } from '@mantine/core';
import { useController, useWatch } from 'react-hook-form';
import type { CardDialogProps } from '../applications/cardMenu.ts';
import { MAX_INTERVIEW_TEXT } from '@portal/domain/applications/interviews.ts';
import { INTERVIEW_RESULTS, type InterviewResult } from '@portal/domain/applications/values.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { call } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { useCardAct } from '../applications/applications.queries.ts';
import { fullName } from '../applications/fullName.ts';
import { ActDialog } from '../platform/forms/ActDialog.tsx';
import { optional } from '../platform/forms/fields/checks.ts';
import { DeactivationFields, type DeactivationValues } from '../applications/dialogs/DeactivationFields.tsx';
import { TextField } from '../platform/forms/fields/TextField.tsx';
import { useActForm } from '../platform/forms/useActForm.ts';
import { withoutPrefix } from '../applications/dialogs/withoutPrefix.ts';
import classes from '../applications/dialogs/Choices.module.css';

interface Values extends DeactivationValues {
  result: InterviewResult;
  comments: string;
}

const UNTOUCHED: Values = {
  result: 'ACCEPTED',
  comments: '',
  reason: '',
  description: '',
  departureDate: '',
  document: '',
};
const DONE = { LATER: 'interviewDialog.doneLater', DENIED: 'interviewDialog.doneDenied' } as const;
const ORDER: readonly InterviewResult[] = INTERVIEW_RESULTS.toReversed();

/** The interview's result and comments; denying asks for what every deactivation says. */
export default function InterviewDialog({ card, onClose }: CardDialogProps) {
  const t = useText('applicationDetail');
  const stages = useText('stages');
  const name = fullName(card);
  const record = useCardAct(card, ({ result, comments, document, ...texts }: Values, { version, idempotencyKey }) =>
    call('recordInterview', {
      params: { id: card.id },
      body: {
        result,
        comments,
        version,
        ...(result === 'DENIED' && { deactivation: { ...texts, ...(document && { document }) } }),
      },
      idempotencyKey,
    }),
  );
  const act = useActForm({
    name: `interview.${card.id}`,
    defaults: UNTOUCHED,
    endpoint: 'recordInterview',
    nameOf: withoutPrefix('deactivation.'),
    act: record.send,
    done: ({ status }) => {
      const advanced = status !== card.status ? 'interviewDialog.doneAdvanced' : 'interviewDialog.doneWaiting';
      const text = result === 'ACCEPTED' ? advanced : DONE[result];
      showToast({ tone: 'done', text: t(text, { name, stage: stages(status) }) });
      onClose();
    },
  });
  const { control } = act.form;
  const { field } = useController({ control, name: 'result' });
  const result = useWatch({ control, name: 'result' });
  return (
    <ActDialog
      title={t('interviewDialog.title', { name })}
      submit={t(`interviewDialog.submit_${result}`)}
      danger={result === 'DENIED'}
      form={act}
      onClose={onClose}
    >
      <Radio.Group {...field} label={t('interviewDialog.result')}>
        <div className={classes.choices}>
          {ORDER.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`interviewDialog.${one}`)}
              description={t(`interviewDialog.${one}_hint`)}
            />
          ))}
        </div>
      </Radio.Group>
      <TextField
        control={control}
        name="comments"
        label={t('interviewDialog.comments')}
        check={optional(paragraph(MAX_INTERVIEW_TEXT))}
        optional
        most={MAX_INTERVIEW_TEXT}
      />
      {result === 'DENIED' && (
        <DeactivationFields control={control} applicationId={card.id} reasonLabel={t('interviewDialog.reason')} />
      )}
    </ActDialog>
  );
}
