import type { UseFormReturn } from 'react-hook-form';
import type { Card } from '@portal/contract/applications/card.ts';
import { useActor } from '../../platform/session/actor.ts';
import { FileField } from './FileField.tsx';
import { DeactivationMail } from './DeactivationMail.tsx';
import { DeactivationTexts } from './DeactivationTexts.tsx';
import type { DeactivationValues } from './deactivationForm.ts';
import { RefundFields } from './RefundFields.tsx';

interface Props<Values extends DeactivationValues> {
  form: UseFormReturn<Values>;
  card: Card;
  type: string;
  reasonLabel: string;
}

/** What every deactivation says beside its type: why, what is given back, and what the applicant is mailed. */
export function DeactivationFields<Values extends DeactivationValues>({
  form: ofMore,
  card,
  type,
  reasonLabel,
}: Props<Values>) {
  // The types of a form are of one shape alone; these fields are among those of each.
  const form = ofMore as unknown as UseFormReturn<DeactivationValues>;
  const { control } = form;
  // Whoever settles payments, of a case that was paid.
  const refunds = useActor().permissions.has('business.request.payment') && card.paymentStatus === 'PAID';
  return (
    <>
      <DeactivationTexts control={control} reasonLabel={reasonLabel} />
      <FileField control={control} name="document" applicationId={card.id} />
      {refunds && <RefundFields control={control} />}
      <DeactivationMail form={form} applicationId={card.id} type={type} />
    </>
  );
}
