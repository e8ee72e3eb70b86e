/** The lists of an office, as requests to repeat. */
import { STATISTICS, STATISTIC_NAMES } from '@portal/domain/statistics/allStatistics.ts';
import type { Caller, Reply } from './caller.ts';

const CLIENTS = '/api/business/client';
const APPLICATIONS = '/api/business/request';
const BOARD = `${APPLICATIONS}/board`;
const SEARCH = '/api/business/search';
const MAILS = '/api/business/outbox';
const NOTIFICATIONS = '/api/business/notification';
/** Each of who interviews opens their own. */
export const MY_INTERVIEWS = '/api/business/my-interviews';

/** Lists as an administrator opens, searches and narrows them. */
export const LISTS: readonly (readonly [what: string, path: string])[] = [
  ['clients', CLIENTS],
  ['clients, a search', `${CLIENTS}?search=martinez`],
  ['clients, a country', `${CLIENTS}?country=CO`],
  ['unfinished accounts', `${CLIENTS}/unfinished`],
  ['users', '/api/business/user'],
  ['mails', MAILS],
  ['mails, a search', `${MAILS}?search=martinez`],
  ['applications', APPLICATIONS],
  ['applications, a search', `${APPLICATIONS}?search=iglesia`],
  ['applications, misspelt', `${APPLICATIONS}?search=iglsia`],
  ['applications, ready', `${APPLICATIONS}?advance=READY`],
  ['board, a search', `${BOARD}?search=iglesia`],
  ['board, misspelt', `${BOARD}?search=iglsia`],
  ['board, two words', `${BOARD}?search=iglesia+maria`],
  ['board, ready', `${BOARD}?advance=READY`],
  ['board, 30 days', `${BOARD}?days=30`],
  ['board, countries', `${BOARD}?country=PE,MX`],
  ['from anywhere, a name', `${SEARCH}?search=gonzalez`],
  ['from anywhere, common', `${SEARCH}?search=iglesia`],
  ['from anywhere, misspelt', `${SEARCH}?search=gonzlaez`],
  ['from anywhere, nothing', `${SEARCH}?search=zzzzzzz`],
  ['drafts', '/api/business/request/unfinished'],
  ['my day', '/api/business/my-day?zone=America/Bogota'],
  ['the bell', '/api/business/notices'],
  ['notifications', NOTIFICATIONS],
  ['recipients of one', `${NOTIFICATIONS}/recipient?notification=1`],
  ['recipients, a search', `${NOTIFICATIONS}/recipient?notification=1&search=martinez`],
  ['licences', '/api/business/licence'],
  ['dated documents', '/api/business/document'],
  ['bin', '/api/business/bin'],
  ...STATISTIC_NAMES.map(
    (name) => [`statistics, ${STATISTICS[name].path}`, `/api/business/statistics/${STATISTICS[name].path}`] as const,
  ),
];

export const openList = (caller: Caller, path: string): Promise<Reply> => caller.send('GET', path);
