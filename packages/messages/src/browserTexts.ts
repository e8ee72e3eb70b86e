/** The namespaces that the browser loads, one chunk a noun and language. */
import type { Language } from '@portal/domain/languages.ts';
import type { applicationDetail } from './en/applicationDetail.ts';
import type { applicationForm } from './en/applicationForm.ts';
import type { applications } from './en/applications.ts';
import type { common } from './en/common.ts';
import type { errors } from './en/errors.ts';
import type { outbox } from './en/outbox.ts';
import type { permissions } from './en/permissions.ts';
import type { sessions } from './en/sessions.ts';
import type { shell } from './en/shell.ts';
import type { stages } from './en/stages.ts';

export interface BrowserTexts {
  applicationDetail: typeof applicationDetail;
  applicationForm: typeof applicationForm;
  applications: typeof applications;
  common: typeof common;
  errors: typeof errors;
  outbox: typeof outbox;
  permissions: typeof permissions;
  sessions: typeof sessions;
  shell: typeof shell;
  stages: typeof stages;
}

export type Namespace = keyof BrowserTexts;
type Load = () => Promise<Readonly<Record<string, string>>>;

export const LOADERS: Readonly<Record<Language, Readonly<Record<Namespace, Load>>>> = {
  en: {
    applicationDetail: async () => (await import('./en/applicationDetail.ts')).applicationDetail,
    applicationForm: async () => (await import('./en/applicationForm.ts')).applicationForm,
    applications: async () => (await import('./en/applications.ts')).applications,
    common: async () => (await import('./en/common.ts')).common,
    errors: async () => (await import('./en/errors.ts')).errors,
    outbox: async () => (await import('./en/outbox.ts')).outbox,
    permissions: async () => (await import('./en/permissions.ts')).permissions,
    sessions: async () => (await import('./en/sessions.ts')).sessions,
    shell: async () => (await import('./en/shell.ts')).shell,
    stages: async () => (await import('./en/stages.ts')).stages,
  },
  es: {
    applicationDetail: async () => (await import('./es/applicationDetail.ts')).applicationDetail,
    applicationForm: async () => (await import('./es/applicationForm.ts')).applicationForm,
    applications: async () => (await import('./es/applications.ts')).applications,
    common: async () => (await import('./es/common.ts')).common,
    errors: async () => (await import('./es/errors.ts')).errors,
    outbox: async () => (await import('./es/outbox.ts')).outbox,
    permissions: async () => (await import('./es/permissions.ts')).permissions,
    sessions: async () => (await import('./es/sessions.ts')).sessions,
    shell: async () => (await import('./es/shell.ts')).shell,
    stages: async () => (await import('./es/stages.ts')).stages,
  },
};
