/** The lists of an office, as requests to repeat. */
import type { Caller, Reply } from './caller.ts';

const CLIENTS = '/api/business/client';
const MAILS = '/api/business/outbox';

/** Lists as an administrator opens, searches and narrows them. */
export const LISTS: readonly (readonly [what: string, path: string])[] = [
  ['clients', CLIENTS],
  ['clients, a search', `${CLIENTS}?search=martinez`],
  ['clients, a country', `${CLIENTS}?country=CO`],
  ['unfinished accounts', `${CLIENTS}/unfinished`],
  ['users', '/api/business/user'],
  ['mails', MAILS],
  ['mails, a search', `${MAILS}?search=martinez`],
];

export const openList = (caller: Caller, path: string): Promise<Reply> => caller.send('GET', path);
