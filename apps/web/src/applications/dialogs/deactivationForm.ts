/** What a deactivation's form holds, as a move or a denied interview shows it, and how it is sent. */
import { withoutPrefix } from './withoutPrefix.ts';
import { NO_REFUND, refundOf, type RefundValues } from './refundForm.ts';

export interface DeactivationValues extends RefundValues {
  reason: string;
  description: string;
  departureDate: string;
  /** The upload's name, or empty. */
  document: string;
  /** Whether the applicant is not mailed at all. */
  mail: '' | 'NO';
  /** Words of this one mail, which is then sent; empty: as staff keep it. */
  mailSubject: string;
  mailText: string;
}

export const NO_DEACTIVATION: DeactivationValues = {
  reason: '',
  description: '',
  departureDate: '',
  document: '',
  mail: '',
  mailSubject: '',
  mailText: '',
  ...NO_REFUND,
};

const NAMES: Readonly<Record<string, string>> = {
  'deactivation.refund.reason': 'refundReason',
  'deactivation.refund.amount': 'refundAmount',
  'deactivation.refund.reference': 'refundReference',
  'deactivation.mail.subject': 'mailSubject',
  'deactivation.mail.text': 'mailText',
};

/** Which field the server means. */
export const nameInDeactivation = (path: string): string => NAMES[path] ?? withoutPrefix('deactivation.')(path);

/** The form as it is sent, but for its type, which a denied interview has of itself. */
export function deactivationOf(values: DeactivationValues) {
  const { reason, description, departureDate, document } = values;
  const refund = refundOf(values);
  const mail = mailOf(values);
  return {
    reason,
    description,
    departureDate,
    ...(document && { document }),
    ...(refund && { refund }),
    ...(mail !== undefined && { mail }),
  };
}

function mailOf({ mail, mailSubject, mailText }: DeactivationValues) {
  if (mail === 'NO') return null;
  return mailSubject === '' && mailText === '' ? undefined : { subject: mailSubject, text: mailText };
}
