import type { CardDialogProps } from '../applications/cardMenu.ts';
import type { InterviewResult } from '@portal/domain/applications/values.ts';
import { call } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { useCardAct } from '../applications/applications.queries.ts';
import { cardSubject } from '../applications/cardSubject.ts';
import { fullName } from '../applications/fullName.ts';
import { CardDialog } from '../applications/dialogs/CardDialog.tsx';
import { DeactivationFields } from '../applications/dialogs/DeactivationFields.tsx';
import {
  deactivationOf,
  NO_DEACTIVATION,
  nameInDeactivation,
  type DeactivationValues,
} from '../applications/dialogs/deactivationForm.ts';
import { useActForm } from '../platform/forms/useActForm.ts';

const DONE = { LATER: 'interviewDialog.doneLater', DENIED: 'interviewDialog.doneDenied' } as const;

/** What the interview came to, before it is done: what follows from it, and where it is denied the deactivation's form. */
export default function InterviewDialog({ card, result = 'LATER', onClose }: CardDialogProps) {
  const t = useText('applicationDetail');
  const stages = useText('stages');
  const name = fullName(card);
  const record = useCardAct(
    card,
    ({ values, as }: { values: DeactivationValues; as: InterviewResult }, { version, idempotencyKey }) => {
      const body = { result: as, version, ...(as === 'DENIED' && { deactivation: deactivationOf(values) }) };
      return call('recordInterview', { params: { id: card.id }, body, idempotencyKey });
    },
  );
  const act = useActForm({
    name: `interview.result.${card.id}`,
    defaults: NO_DEACTIVATION,
    endpoint: 'recordInterview',
    nameOf: nameInDeactivation,
    act: (values, sending) => record.send({ values, as: result }, sending),
    done: ({ status }) => {
      const advanced = status !== card.status ? 'interviewDialog.doneAdvanced' : 'interviewDialog.doneWaiting';
      const text = result === 'ACCEPTED' ? advanced : DONE[result];
      showToast({ tone: 'done', subject: cardSubject(card.id), text: t(text, { name, stage: stages(status) }) });
      onClose();
    },
  });
  return (
    <CardDialog
      card={card}
      canStill={({ may }) => may.interview}
      title={t('interviewDialog.title', { name })}
      hint={t(`interviewDialog.${result}_hint`)}
      submit={t(`interviewDialog.submit_${result}`)}
      danger={result === 'DENIED'}
      form={act}
      onClose={onClose}
    >
      {result === 'DENIED' && (
        <DeactivationFields
          form={act.form}
          card={card}
          type="INTERVIEW_DENIED"
          reasonLabel={t('interviewDialog.reason')}
        />
      )}
    </CardDialog>
  );
}
