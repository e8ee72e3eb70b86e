/** The namespaces that the browser loads, one chunk a noun and language. */
import type { Language } from '@portal/domain/languages.ts';
import type { accounts } from './en/users/accounts.ts';
import type { applicationDetail } from './en/applications/applicationDetail.ts';
import type { applicationForm } from './en/applications/applicationForm.ts';
import type { applications } from './en/applications/applications.ts';
import type { bulk } from './en/bulk.ts';
import type { clients } from './en/clients/clients.ts';
import type { common } from './en/common.ts';
import type { content } from './en/content.ts';
import type { errors } from './en/errors.ts';
import type { forms } from './en/forms.ts';
import type { legal } from './en/settings/legal.ts';
import type { outbox } from './en/outbox/outbox.ts';
import type { permissions } from './en/access/permissions.ts';
import type { problems } from './en/problems.ts';
import type { sessions } from './en/sessions.ts';
import type { shell } from './en/shell.ts';
import type { stages } from './en/applications/stages.ts';
import type { tables } from './en/tables.ts';
import type { unfinished } from './en/clients/unfinished.ts';
import type { users } from './en/users/users.ts';

export interface BrowserTexts {
  accounts: typeof accounts;
  applicationDetail: typeof applicationDetail;
  applicationForm: typeof applicationForm;
  applications: typeof applications;
  bulk: typeof bulk;
  clients: typeof clients;
  common: typeof common;
  content: typeof content;
  errors: typeof errors;
  forms: typeof forms;
  legal: typeof legal;
  outbox: typeof outbox;
  permissions: typeof permissions;
  problems: typeof problems;
  sessions: typeof sessions;
  shell: typeof shell;
  stages: typeof stages;
  tables: typeof tables;
  unfinished: typeof unfinished;
  users: typeof users;
}

export type Namespace = keyof BrowserTexts;
type Load = () => Promise<Readonly<Record<string, string>>>;

export const LOADERS: Readonly<Record<Language, Readonly<Record<Namespace, Load>>>> = {
  en: {
    accounts: async () => (await import('./en/users/accounts.ts')).accounts,
    applicationDetail: async () => (await import('./en/applications/applicationDetail.ts')).applicationDetail,
    applicationForm: async () => (await import('./en/applications/applicationForm.ts')).applicationForm,
    applications: async () => (await import('./en/applications/applications.ts')).applications,
    bulk: async () => (await import('./en/bulk.ts')).bulk,
    clients: async () => (await import('./en/clients/clients.ts')).clients,
    common: async () => (await import('./en/common.ts')).common,
    content: async () => (await import('./en/content.ts')).content,
    errors: async () => (await import('./en/errors.ts')).errors,
    forms: async () => (await import('./en/forms.ts')).forms,
    legal: async () => (await import('./en/settings/legal.ts')).legal,
    outbox: async () => (await import('./en/outbox/outbox.ts')).outbox,
    permissions: async () => (await import('./en/access/permissions.ts')).permissions,
    problems: async () => (await import('./en/problems.ts')).problems,
    sessions: async () => (await import('./en/sessions.ts')).sessions,
    shell: async () => (await import('./en/shell.ts')).shell,
    stages: async () => (await import('./en/applications/stages.ts')).stages,
    tables: async () => (await import('./en/tables.ts')).tables,
    unfinished: async () => (await import('./en/clients/unfinished.ts')).unfinished,
    users: async () => (await import('./en/users/users.ts')).users,
  },
  es: {
    accounts: async () => (await import('./es/users/accounts.ts')).accounts,
    applicationDetail: async () => (await import('./es/applications/applicationDetail.ts')).applicationDetail,
    applicationForm: async () => (await import('./es/applications/applicationForm.ts')).applicationForm,
    applications: async () => (await import('./es/applications/applications.ts')).applications,
    bulk: async () => (await import('./es/bulk.ts')).bulk,
    clients: async () => (await import('./es/clients/clients.ts')).clients,
    common: async () => (await import('./es/common.ts')).common,
    content: async () => (await import('./es/content.ts')).content,
    errors: async () => (await import('./es/errors.ts')).errors,
    forms: async () => (await import('./es/forms.ts')).forms,
    legal: async () => (await import('./es/settings/legal.ts')).legal,
    outbox: async () => (await import('./es/outbox/outbox.ts')).outbox,
    permissions: async () => (await import('./es/access/permissions.ts')).permissions,
    problems: async () => (await import('./es/problems.ts')).problems,
    sessions: async () => (await import('./es/sessions.ts')).sessions,
    shell: async () => (await import('./es/shell.ts')).shell,
    stages: async () => (await import('./es/applications/stages.ts')).stages,
    tables: async () => (await import('./es/tables.ts')).tables,
    unfinished: async () => (await import('./es/clients/unfinished.ts')).unfinished,
    users: async () => (await import('./es/users/users.ts')).users,
  },
};
