import { expect, test } from 'vitest';
import * as values from './values.ts';

/** The values of product/applications.md#values, as they stand there. */
const SPECIFIED: Readonly<Record<string, [readonly string[], string]>> = {
  'payment types': [values.PAYMENT_TYPES, 'ONLINE EXTERNAL EXONERATED'],
  'payment statuses': [values.PAYMENT_STATUSES, 'PENDING PAID EXONERATED UNMATCHED'],
  'exoneration types': [values.EXONERATION_TYPES, 'PAYMENT PROCESS'],
  'exoneration reasons': [
    values.EXONERATION_REASONS,
    'HARDSHIP FOUNDER_OR_BOARD NETWORK_STAFF SPECIAL_AGREEMENT OTHER',
  ],
  'deactivation types': [
    values.DEACTIVATION_TYPES,
    'INTERVIEW_DENIED REQUIREMENTS DOCUMENTS CONDUCT VOLUNTARY DECEASED CHURCH_CLOSED OTHER',
  ],
  'deactivation types to choose by hand': [
    values.DEACTIVATION_TYPES_BY_HAND,
    'REQUIREMENTS DOCUMENTS CONDUCT VOLUNTARY DECEASED CHURCH_CLOSED OTHER',
  ],
  'interview results': [values.INTERVIEW_RESULTS, 'DENIED LATER ACCEPTED'],
  titles: [values.TITLES, 'PASTOR APOSTLE PROPHET EVANGELIST TEACHER BISHOP REVEREND LEADER'],
  'civil statuses': [values.CIVIL_STATUSES, 'MARRIED DIVORCED SINGLE WIDOWER'],
  'form states': [
    values.FORM_STATES,
    'FORM_STATE_PASTORAL_FORM FORM_STATE_MINISTRY_FORM FORM_STATE_DOCUMENTS FORM_STATE_REJECTED',
  ],
  'correction states': [values.CORRECTION_STATES, 'REQUESTED CORRECTED ACCEPTED WITHDRAWN'],
};

test.each(Object.entries(SPECIFIED))('the %s are those of the specification', (_name, [found, specified]) => {
  expect(found).toEqual(specified.split(' '));
});
