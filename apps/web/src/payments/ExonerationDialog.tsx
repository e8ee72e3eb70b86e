import { useState } from 'react';
import { Radio } from '@mantine/core';
import type { CardAct } from '@portal/domain/applications/cardActs.ts';
import { useText } from '../platform/texts/i18n.ts';
import { useApplication } from '../applications/applications.queries.ts';
import type { CardDialogProps } from '../applications/cardMenu.ts';
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

/** Exoneration by payment or by process, or an external payment: those that are possible now and permitted. */
export default function ExonerationDialog({ card, act, onClose }: CardDialogProps) {
  const t = useText('applicationDetail');
  const { data: application } = useApplication(card.id);
  // As they were at first: a form that waits for its answer must not go because the act that it sent was done.
  const [choices, setChoices] = useState<PaymentChoice[]>();
  const [chosen, setChosen] = useState(() => CHOICES.find((one) => ACTS[one] === act));
  if (application && !choices) setChoices(CHOICES.filter((one) => application.may[ACTS[one]]));
  const shown = choices?.find((one) => one === chosen) ?? choices?.[0];
  if (!application || !choices || shown === undefined) return null;

  const hint = (one: PaymentChoice) =>
    one === 'PROCESS' && application.status === 'REJECT_BY_TAG'
      ? t('exonerationDialog.PROCESS_rule_hint')
      : t(`exonerationDialog.${one}_hint`);
  const chooser = (
    <Radio.Group label={t('exonerationDialog.choose')} value={shown} onChange={(next) => setChosen(next)}>
      <div className={classes.choices}>
        {choices.map((one) => (
          <Radio key={one} value={one} label={t(`exonerationDialog.${one}`)} description={hint(one)} />
        ))}
      </div>
    </Radio.Group>
  );
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
