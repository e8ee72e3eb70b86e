/**
 * The nouns of the product: the only names that folders of a tier may have, and on the server the order of the nouns.
 * A noun may import those that stand before it, never one after it.
 */
export const NOUNS = [
  'history',
  'access',
  'sessions',
  'bulk',
  'settings',
  'outbox',
  'users',
  'problems',
  'questions',
  'content',
  'persons',
  'churches',
  'applications',
  'clients',
  'corrections',
  'intake',
  'interviews',
  'payments',
  'conversations',
  'licences',
  'day',
  'dossiers',
  'search',
  'census',
  'events',
  'courses',
  'imports',
  'notifications',
  'statistics',
  'exports',
] as const;

/** These read by SQL and import no noun. */
export const STANDS_ALONE: readonly string[] = ['history', 'statistics'];

/** These hear of others by events and are imported by nobody. */
export const IMPORTED_BY_NONE: readonly string[] = ['notifications'];

/** Folders of the server above all nouns: they may import any. */
export const ABOVE_NOUNS: readonly string[] = ['demo', 'commands'];

/**
 * Whose dialogs and tabs the card of an application shows: in the browser they may import `applications`, as on the server.
 * The card reaches them by the tables at the top of the web alone.
 */
export const CARD_NOUNS: readonly string[] = [
  'persons',
  'churches',
  'corrections',
  'interviews',
  'payments',
  'conversations',
  'licences',
  'day',
  'dossiers',
  'census',
  'events',
  'courses',
];

/** Folders that are no noun, by tier, each with its reason. */
export const FOLDERS_BESIDE_NOUNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/domain/src': { fields: 'rules of single fields, shared by every form' },
  'packages/contract/src': {},
  'packages/messages/src': { en: 'a language, with a file a noun', es: 'a language, with a file a noun' },
  'packages/messages/src/en': {},
  'packages/messages/src/es': {},
  'apps/server/src': {
    platform: 'knows no noun',
    demo: 'invents data through the acts of all nouns',
    commands: 'what is started from the command line',
  },
  'apps/web/src': {
    shell: 'the frame around every screen',
    ui: 'knows no noun, no network, no text',
    platform: 'knows no noun',
  },
};

const TEXTS_BESIDE_NOUNS = {
  charts: 'what stands beside every chart, and the page of samples',
  common: 'words of every screen',
  errors: 'what every refusal is told by',
  forms: 'what every form says',
  page: 'the page before anything is loaded',
  richText: 'how every text with headings, links, pictures is written and read',
  shell: 'the frame around every screen',
  tables: 'what every list says',
};

/** Files that are no noun, where each noun has a file or a folder, each with its reason. */
export const FILES_BESIDE_NOUNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/contract/src': {
    allEndpoints: 'the tables of all nouns',
    endpoints: 'the shape of an endpoint',
    envelope: 'what every answer is wrapped in',
    errors: 'the codes of all refusals',
    fields: 'fields that many endpoints share',
    lists: 'the shape of a list',
    stream: 'what the portal tells open pages, all nouns over one connection',
    uploads: 'which fields of a body name files',
  },
  'packages/messages/src/en': TEXTS_BESIDE_NOUNS,
  'packages/messages/src/es': TEXTS_BESIDE_NOUNS,
};
