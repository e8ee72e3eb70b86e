import { useState } from 'react';
import { Radio } from '@mantine/core';
import type { CardAct } from '@portal/domain/applications/cardActs.ts';
import { useText } from '../platform/texts/i18n.ts';
import { useApplication } from '../applications/applications.queries.ts';
import type { CardDialogProps } from '../applications/cardMenu.ts';
import { fullName } from '../applications/fullName.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { ExonerationForm } from './ExonerationForm.tsx';
import { ExternalPaymentForm } from './ExternalPaymentForm.tsx';
import classes from '../applications/dialogs/Choices.module.css';

const ACTS = {
  PAYMENT: 'exoneratePayment',
  PROCESS: 'exonerateProcess',
  EXTERNAL: 'payExternally',
} as const satisfies Record<string, CardAct>;
type PaymentChoice = keyof typeof ACTS;
const CHOICES = Object.keys(ACTS) as PaymentChoice[];

/**
 * Exoneration by payment or by process, or an external payment: those that are possible now and permitted. Of several none
 * is chosen beforehand but the payment that somebody came to record; one alone is said as a fact.
 */
export default function ExonerationDialog({ card, act, onClose }: CardDialogProps) {
  const t = useText('applicationDetail');
  const common = useText('common');
  const { data: application } = useApplication(card.id);
  // As they were at first: a form that waits for its answer must not go because the act that it sent was done.
  const [choices, setChoices] = useState<PaymentChoice[]>();
  const [chosen, setChosen] = useState<PaymentChoice | undefined>(act === 'payExternally' ? 'EXTERNAL' : undefined);
  if (application && !choices) setChoices(CHOICES.filter((one) => application.may[ACTS[one]]));
  if (!application || !choices) return null;
  const shown = choices.length === 1 ? choices[0] : choices.find((one) => one === chosen);

  const hint = (one: PaymentChoice) =>
    one === 'PROCESS' && application.status === 'REJECT_BY_TAG'
      ? t('exonerationDialog.PROCESS_rule_hint')
      : t(`exonerationDialog.${one}_hint`);
  const chooser =
    choices.length === 1 && shown ? (
      <p>{t('exonerationDialog.only', { choice: t(`exonerationDialog.${shown}`), hint: hint(shown) })}</p>
    ) : (
      <Radio.Group
        label={t('exonerationDialog.choose')}
        value={shown ?? ''}
        onChange={(next) => setChosen(next || undefined)}
      >
        <div className={classes.choices}>
          {choices.map((one) => (
            <Radio key={one} value={one} label={t(`exonerationDialog.${one}`)} description={hint(one)} />
          ))}
        </div>
      </Radio.Group>
    );
  if (shown === undefined) {
    return (
      <Dialog
        title={t('exonerationDialog.title', { name: fullName(card) })}
        onClose={onClose}
        closeLabel={common('close')}
        cancelLabel={common('cancel')}
        onSubmit={(event) => event.preventDefault()}
      >
        {choices.length === 0 ? <p>{t('exonerationDialog.none')}</p> : chooser}
      </Dialog>
    );
  }
  return shown === 'EXTERNAL' ? (
    <ExternalPaymentForm card={application} onClose={onClose}>
      {chooser}
    </ExternalPaymentForm>
  ) : (
    <ExonerationForm key={shown} card={application} type={shown} onClose={onClose}>
      {chooser}
    </ExonerationForm>
  );
}
