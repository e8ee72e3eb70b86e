import type { payments as english } from '../../en/payments/checkout.ts';
import type { Translation } from '../../translation.ts';

export const payments: Translation<typeof english> = {
  checkoutLine: 'Costo de la solicitud',
};
