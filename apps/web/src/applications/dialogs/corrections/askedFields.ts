import { MAX_CORRECTION_MESSAGE } from '@portal/domain/applications/corrections.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { required } from '../../../platform/forms/fields/checks.ts';

/** What the form that asks for corrections holds. */
export interface AskedFields {
  /** `field` = its key. */
  corrections: { field: string; message: string }[];
  /** The day by which the answer is wished, `YYYY-MM-DD`, or empty. */
  wishedFor: string;
}

/** What is wrong with a field, wherever it is written. */
export const checkMessage = required(paragraph(MAX_CORRECTION_MESSAGE));

export const NOTHING_ASKED: AskedFields = { corrections: [], wishedFor: '' };
export const ASKED_ENTRIES = { corrections: [{ field: '', message: '' }] };

/** Under which name what is being asked of an application is kept until it is sent. */
export const askedDraft = (applicationId: number): string => `corrections.${applicationId}`;
