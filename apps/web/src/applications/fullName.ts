import type { Card } from '@portal/contract/applications/card.ts';

/** The person's name as written; the title stands apart, since its word depends on the language. */
export const fullName = (card: Pick<Card, 'pastorName' | 'pastorLastName'>): string =>
  `${card.pastorName} ${card.pastorLastName}`.trim();
