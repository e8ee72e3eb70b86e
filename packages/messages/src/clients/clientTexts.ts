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
    clients: async () => (await import('../en/clients/clients.ts')).clients,
    drafts: async () => (await import('../en/clients/drafts.ts')).drafts,
    traces: async () => (await import('../en/clients/traces.ts')).traces,
    unfinished: async () => (await import('../en/clients/unfinished.ts')).unfinished,
  },
  es: {
    clients: async () => (await import('../es/clients/clients.ts')).clients,
    drafts: async () => (await import('../es/clients/drafts.ts')).drafts,
    traces: async () => (await import('../es/clients/traces.ts')).traces,
    unfinished: async () => (await import('../es/clients/unfinished.ts')).unfinished,
  },
};
