/** The namespaces of content and of notifications, as the browser loads them: one chunk a noun and language. */
import type { Language } from '@portal/domain/languages.ts';
import type { Load } from '../census/censusTexts.ts';
import type { imports } from '../en/imports/imports.ts';
import type { importList } from '../en/imports/importList.ts';
import type { categories } from '../en/content/categories.ts';
import type { content } from '../en/content/content.ts';
import type { postForm } from '../en/content/postForm.ts';
import type { postList } from '../en/content/postList.ts';
import type { notificationForm } from '../en/notifications/notificationForm.ts';
import type { notificationList } from '../en/notifications/notificationList.ts';
import type { recipientList } from '../en/notifications/recipientList.ts';
import type { resources } from '../en/content/resources.ts';

export interface ContentTexts {
  imports: typeof imports;
  importList: typeof importList;
  categories: typeof categories;
  content: typeof content;
  notificationForm: typeof notificationForm;
  notificationList: typeof notificationList;
  recipientList: typeof recipientList;
  postForm: typeof postForm;
  postList: typeof postList;
  resources: typeof resources;
}

export const CONTENT_LOADERS: Readonly<Record<Language, Readonly<Record<keyof ContentTexts, Load>>>> = {
  en: {
    imports: () => import('../en/imports/imports.ts'),
    importList: () => import('../en/imports/importList.ts'),
    categories: () => import('../en/content/categories.ts'),
    content: () => import('../en/content/content.ts'),
    notificationForm: () => import('../en/notifications/notificationForm.ts'),
    notificationList: () => import('../en/notifications/notificationList.ts'),
    recipientList: () => import('../en/notifications/recipientList.ts'),
    postForm: () => import('../en/content/postForm.ts'),
    postList: () => import('../en/content/postList.ts'),
    resources: () => import('../en/content/resources.ts'),
  },
  es: {
    imports: () => import('../es/imports/imports.ts'),
    importList: () => import('../es/imports/importList.ts'),
    categories: () => import('../es/content/categories.ts'),
    content: () => import('../es/content/content.ts'),
    notificationForm: () => import('../es/notifications/notificationForm.ts'),
    notificationList: () => import('../es/notifications/notificationList.ts'),
    recipientList: () => import('../es/notifications/recipientList.ts'),
    postForm: () => import('../es/content/postForm.ts'),
    postList: () => import('../es/content/postList.ts'),
    resources: () => import('../es/content/resources.ts'),
  },
};
