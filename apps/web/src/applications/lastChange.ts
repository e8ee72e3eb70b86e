import type { Detail } from '@portal/contract/applications/detail.ts';

/** Who changed the application last, and when; what the portal did by itself since, a mail say, is no answer to that. */
export const lastChangeOf = ({ history }: Pick<Detail, 'history'>): Detail['history'][number] | undefined =>
  history.find(({ by }) => by !== null);
