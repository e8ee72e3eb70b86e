/** What is given back of a payment, as the form holds it and as it is sent. */
import type { RefundReason } from '@portal/domain/payments/unmatched.ts';
import { centsOf } from '../../platform/forms/fields/cents.ts';

export interface RefundValues {
  /** Empty: nothing is given back. */
  refundReason: string;
  refundAmount: string;
  refundReference: string;
}

export const NO_REFUND: RefundValues = { refundReason: '', refundAmount: '', refundReference: '' };

/** The refund as it is sent; nothing where none was chosen. */
export const refundOf = ({ refundReason, refundAmount, refundReference }: RefundValues) =>
  refundReason === ''
    ? undefined
    : { reason: refundReason as RefundReason, amount: centsOf(refundAmount) ?? 0, reference: refundReference };
