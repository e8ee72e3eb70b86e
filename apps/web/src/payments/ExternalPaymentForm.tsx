import type { ReactNode } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import { EXTERNAL_PAYMENT_METHODS, type ExternalPaymentMethod } from '@portal/domain/applications/values.ts';
import { line, notFuture } from '@portal/domain/fields/rules.ts';
import { call } from '../platform/network/api.ts';
import { problemText } from '../platform/texts/fieldErrors.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { useCardAct } from '../applications/applications.queries.ts';
import { cardSubject } from '../applications/cardSubject.ts';
import { fullName } from '../applications/fullName.ts';
import { CardDialog } from '../applications/dialogs/CardDialog.tsx';
import { centsOf } from '../platform/forms/fields/cents.ts';
import { required } from '../platform/forms/fields/checks.ts';
import { ChoiceField } from '../platform/forms/fields/ChoiceField.tsx';
import { FileField } from '../applications/dialogs/FileField.tsx';
import { TextField } from '../platform/forms/fields/TextField.tsx';
import { useActForm } from '../platform/forms/useActForm.ts';

interface Values {
  method: string;
  reference: string;
  date: string;
  amount: string;
  document: string;
}

const UNTOUCHED: Values = { method: '', reference: '', date: '', amount: '', document: '' };

const amountCheck = (typed: string): true | string =>
  typed.trim() === ''
    ? problemText({ code: 'field.required' })
    : centsOf(typed) !== undefined || problemText({ code: 'field.fee' });

/** A payment made outside the portal: how, under which reference, when and how much. */
export function ExternalPaymentForm({
  card,
  onClose,
  children,
}: {
  card: Card;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useText('applicationDetail');
  const words = useText('applicationForm');
  const pay = useCardAct(card, ({ method, reference, date, amount, document }: Values, { version, idempotencyKey }) =>
    call('payExternally', {
      params: { id: card.id },
      body: {
        method: method as ExternalPaymentMethod,
        reference,
        date,
        amount: centsOf(amount) ?? 0,
        version,
        ...(document && { document }),
      },
      idempotencyKey,
    }),
  );
  const act = useActForm({
    name: `payment.${card.id}`,
    defaults: UNTOUCHED,
    endpoint: 'payExternally',
    act: pay.send,
    done: () => {
      showToast({
        tone: 'done',
        subject: cardSubject(card.id),
        text: t('exonerationDialog.done_EXTERNAL', { name: fullName(card) }),
      });
      onClose();
    },
  });
  const { control } = act.form;
  return (
    <CardDialog
      card={card}
      canStill={({ may }) => may.payExternally}
      title={t('exonerationDialog.title', { name: fullName(card) })}
      submit={t('exonerationDialog.submit_EXTERNAL')}
      form={act}
      onClose={onClose}
    >
      {children}
      <ChoiceField
        control={control}
        name="method"
        label={t('exonerationDialog.method')}
        placeholder={t('exonerationDialog.chooseMethod')}
        choices={EXTERNAL_PAYMENT_METHODS.map((method) => ({
          value: method,
          label: words(`values.paymentMethod.${method}`),
        }))}
      />
      <TextField
        control={control}
        name="reference"
        label={t('exonerationDialog.reference')}
        check={required(line(100))}
      />
      <TextField
        control={control}
        name="date"
        label={t('exonerationDialog.date')}
        check={required(notFuture)}
        type="date"
      />
      <TextField
        control={control}
        name="amount"
        label={t('exonerationDialog.amount')}
        hint={t('exonerationDialog.amountHint')}
        check={amountCheck}
        inputMode="decimal"
      />
      <FileField control={control} name="document" applicationId={card.id} />
    </CardDialog>
  );
}
