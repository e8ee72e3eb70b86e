import type { payments as english } from '../en/payments.ts';
import type { Translation } from '../translation.ts';

export const payments: Translation<typeof english> = {
  checkoutLine: 'Costo de la solicitud',
};
