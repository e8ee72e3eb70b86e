import type { Card } from '@portal/contract/applications.ts';

/** The person's name as written; the title stands apart, since its word depends on the language. */
export const fullName = (card: Pick<Card, 'pastorName' | 'pastorLastName'>): string =>
  `${card.pastorName} ${card.pastorLastName}`.trim();

/** Two letters to stand for a person until their photo is there; whole characters in any script. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => (word ? [...word][0] : ''));
  return letters.join('').toLocaleUpperCase();
}
