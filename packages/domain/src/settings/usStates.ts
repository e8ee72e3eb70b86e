/**
 * States of the United States by their postal codes: one of them has the law that governs the terms
 * (product/portal.md#legal-texts).
 */
export const US_STATES = [
  ...(['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY'] as const),
  ...(['LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND'] as const),
  ...(['OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'] as const),
] as const;
export type UsState = (typeof US_STATES)[number];

export const isUsState = (text: string): text is UsState => (US_STATES as readonly string[]).includes(text);
