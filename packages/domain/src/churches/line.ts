/** The line of time of a church or a leader: product/churches.md#pages. */

/** Where its entries come from: a noun that has something to tell adds itself, here and in the server's table. */
export const LINE_SOURCES = ['applications', 'churches', 'persons', 'census', 'events'] as const;
export type LineSource = (typeof LINE_SOURCES)[number];

/** What is told of an application beyond its card: how it went on, and the licence that came of it. */
export const APPLICATION_MILESTONES = [
  'submitted',
  'moved',
  'undone',
  'interview.recorded',
  'exonerated',
  'paid.online',
  'paid.external',
  'licence.issued',
  'licence.renewed',
  'licence.reissued',
  'licence.deactivated',
  'licence.activated',
] as const;
