import type { ReactNode } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import { can } from '@portal/domain/access/whoMayAct.ts';
import { waitsForSecond } from '@portal/domain/payments/exonerations.ts';
import { stageAfterPayment, stageAfterProcessExoneration } from '@portal/domain/applications/money.ts';
import {
  EXONERATION_REASONS,
  type ExonerationReason,
  type ExonerationType,
} from '@portal/domain/applications/values.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { useActor } from '../platform/session/actor.ts';
import { call } from '../platform/network/api.ts';
import { formatMoney } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { useCardAct } from '../applications/applications.queries.ts';
import { gateFacts } from '@portal/contract/applications/fullCard.ts';
import { cardSubject } from '../applications/cardSubject.ts';
import { fullName } from '../applications/fullName.ts';
import { CardDialog } from '../applications/dialogs/CardDialog.tsx';
import { optional } from '../platform/forms/fields/checks.ts';
import { ChoiceField } from '../platform/forms/fields/ChoiceField.tsx';
import { FileField } from '../applications/dialogs/FileField.tsx';
import { PeopleField } from '../applications/dialogs/PeopleField.tsx';
import { TextField } from '../platform/forms/fields/TextField.tsx';
import { useExonerationLimit } from './payments.queries.ts';
import { useActForm } from '../platform/forms/useActForm.ts';

interface Values {
  reason: string;
  observations: string;
  /** The analyst's id, or empty. */
  analyst: string;
  document: string;
}

interface Props {
  card: Card;
  type: ExonerationType;
  onClose: () => void;
  children: ReactNode;
}

const OBSERVATIONS_MAX = 250;
const UNTOUCHED: Values = { reason: '', observations: '', analyst: '', document: '' };

/** Reason, observations and document of an exoneration. */
export function ExonerationForm({ card, type, onClose, children }: Props) {
  const t = useText('applicationDetail');
  const words = useText('applicationForm');
  const board = useText('applications');
  const actor = useActor();
  const after =
    type === 'PAYMENT' ? stageAfterPayment(card.status, 'exoneration') : stageAfterProcessExoneration(card.status);
  const entersAnalysis = after === 'ANALYSIS' && card.status !== 'ANALYSIS';
  const exonerate = useCardAct(
    card,
    ({ reason, observations, analyst, document }: Values, { version, idempotencyKey }) =>
      call('exonerate', {
        params: { id: card.id },
        body: {
          type,
          reason: reason as ExonerationReason,
          observations,
          version,
          ...(analyst && { analyst: Number(analyst) }),
          ...(document && { document }),
        },
        idempotencyKey,
      }),
  );
  const { data: limit } = useExonerationLimit(type === 'PAYMENT');
  const waits = limit !== undefined && waitsForSecond(type, limit.fee, limit.amount);
  const act = useActForm({
    name: `exoneration.${type}.${card.id}`,
    defaults: UNTOUCHED,
    endpoint: 'exonerate',
    act: exonerate.send,
    done: ({ exonerationWaits }) => {
      showToast({
        tone: 'done',
        subject: cardSubject(card.id),
        text: t(type === 'PAYMENT' && exonerationWaits ? 'exonerationDialog.asked' : `exonerationDialog.done_${type}`, {
          name: fullName(card),
        }),
      });
      onClose();
    },
  });
  const { control } = act.form;
  return (
    <CardDialog
      card={card}
      canStill={({ may }) => may[type === 'PAYMENT' ? 'exoneratePayment' : 'exonerateProcess']}
      title={t('exonerationDialog.title', { name: fullName(card) })}
      submit={t(waits ? 'exonerationDialog.ask' : `exonerationDialog.submit_${type}`)}
      form={act}
      onClose={onClose}
    >
      {children}
      {waits && <p>{t('exonerationDialog.waits', { amount: formatMoney(limit.amount ?? 0, limit.fee.currency) })}</p>}
      <ChoiceField
        control={control}
        name="reason"
        label={t('exonerationDialog.reason')}
        placeholder={t('exonerationDialog.chooseReason')}
        choices={EXONERATION_REASONS.map((reason) => ({
          value: reason,
          label: words(`values.exonerationReason.${reason}`),
        }))}
      />
      <TextField
        control={control}
        name="observations"
        label={t('exonerationDialog.observations')}
        check={optional(paragraph(OBSERVATIONS_MAX))}
        optional
        most={OBSERVATIONS_MAX}
      />
      {entersAnalysis && can(actor, 'assign', gateFacts(card)) && (
        <PeopleField
          control={control}
          name="analyst"
          kind="analyst"
          label={board('kinds.analyst')}
          nobody={t('dialog.keepUnassigned')}
        />
      )}
      <FileField control={control} name="document" applicationId={card.id} />
    </CardDialog>
  );
}
