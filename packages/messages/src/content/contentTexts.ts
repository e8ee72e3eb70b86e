/** The namespaces of content, of notifications and of imports, as the browser loads them: one chunk a noun and language. */
import type { Language } from '@portal/domain/languages.ts';
import type { Load } from '../census/censusTexts.ts';
import type { categories } from '../en/content/categories.ts';
import type { content } from '../en/content/content.ts';
import type { importList } from '../en/imports/importList.ts';
import type { imports } from '../en/imports/imports.ts';
import type { postForm } from '../en/content/postForm.ts';
import type { postList } from '../en/content/postList.ts';
import type { notificationForm } from '../en/notifications/notificationForm.ts';
import type { notificationList } from '../en/notifications/notificationList.ts';
import type { resources } from '../en/content/resources.ts';

export interface ContentTexts {
  categories: typeof categories;
  content: typeof content;
  importList: typeof importList;
  imports: typeof imports;
  notificationForm: typeof notificationForm;
  notificationList: typeof notificationList;
  postForm: typeof postForm;
  postList: typeof postList;
  resources: typeof resources;
}

export const CONTENT_LOADERS: Readonly<Record<Language, Readonly<Record<keyof ContentTexts, Load>>>> = {
  en: {
    categories: async () => (await import('../en/content/categories.ts')).categories,
    content: async () => (await import('../en/content/content.ts')).content,
    importList: async () => (await import('../en/imports/importList.ts')).importList,
    imports: async () => (await import('../en/imports/imports.ts')).imports,
    notificationForm: async () => (await import('../en/notifications/notificationForm.ts')).notificationForm,
    notificationList: async () => (await import('../en/notifications/notificationList.ts')).notificationList,
    postForm: async () => (await import('../en/content/postForm.ts')).postForm,
    postList: async () => (await import('../en/content/postList.ts')).postList,
    resources: async () => (await import('../en/content/resources.ts')).resources,
  },
  es: {
    categories: async () => (await import('../es/content/categories.ts')).categories,
    content: async () => (await import('../es/content/content.ts')).content,
    importList: async () => (await import('../es/imports/importList.ts')).importList,
    imports: async () => (await import('../es/imports/imports.ts')).imports,
    notificationForm: async () => (await import('../es/notifications/notificationForm.ts')).notificationForm,
    notificationList: async () => (await import('../es/notifications/notificationList.ts')).notificationList,
    postForm: async () => (await import('../es/content/postForm.ts')).postForm,
    postList: async () => (await import('../es/content/postList.ts')).postList,
    resources: async () => (await import('../es/content/resources.ts')).resources,
  },
};
