/** What the form that asks for corrections holds. */
export interface AskedFields {
  /** `field` = its key. */
  corrections: { field: string; message: string }[];
  /** The day by which the answer is wished, `YYYY-MM-DD`, or empty. */
  wishedFor: string;
}

export const NOTHING_ASKED: AskedFields = { corrections: [], wishedFor: '' };
export const ASKED_ENTRIES = { corrections: [{ field: '', message: '' }] };

/** Under which name what is being asked of an application is kept until it is sent. */
export const askedDraft = (applicationId: number): string => `corrections.${applicationId}`;
