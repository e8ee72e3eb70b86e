/** The namespaces of clients, as the browser loads them: one chunk a noun and language. */
import type { Language } from '@portal/domain/languages.ts';
import type { Load } from '../census/censusTexts.ts';
import type { clients } from '../en/clients/clients.ts';
import type { drafts } from '../en/clients/drafts.ts';
import type { traces } from '../en/clients/traces.ts';
import type { unfinished } from '../en/clients/unfinished.ts';

export interface ClientTexts {
  clients: typeof clients;
  drafts: typeof drafts;
  traces: typeof traces;
  unfinished: typeof unfinished;
}

export const CLIENT_LOADERS: Readonly<Record<Language, Readonly<Record<keyof ClientTexts, Load>>>> = {
  en: {
    clients: () => import('../en/clients/clients.ts'),
    drafts: () => import('../en/clients/drafts.ts'),
    traces: () => import('../en/clients/traces.ts'),
    unfinished: () => import('../en/clients/unfinished.ts'),
  },
  es: {
    clients: () => import('../es/clients/clients.ts'),
    drafts: () => import('../es/clients/drafts.ts'),
    traces: () => import('../es/clients/traces.ts'),
    unfinished: () => import('../es/clients/unfinished.ts'),
  },
};
