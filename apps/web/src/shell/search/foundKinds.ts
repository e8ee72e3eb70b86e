/** What the server finds, in the order in which it is shown. */
export const FOUND_KINDS = ['application', 'church', 'leader', 'client', 'staff'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
