import type { ScreenToSee, Steps } from '../screenToSee.ts';
import { FILE } from '../sample.ts';
import { choose, dialog, errorSaid, fileLink, inTurn, menu, press, row, send, text } from '../steps.ts';

const POSTS = '/cms/post/list';
const CATEGORIES = '/cms/categories/list';
const body: ScreenToSee['ready'] = ({ page }) => page.getByRole('toolbar').first();
/** The bar of the text's editor, a button of it. */
const pressed =
  (key: 'link' | 'picture' | 'video'): Steps =>
  ({ page, say }) =>
    page
      .getByRole('toolbar')
      .first()
      .getByRole('button', { name: say('richText', key), exact: true })
      .click();
const article: ScreenToSee['ready'] = ({ page }) => page.getByRole('article');

const withFile: ScreenToSee['answers'] = {
  '/business/notification/*': { changed: (one) => ({ ...one, attachment: FILE }) },
};

/** Posts, their categories, what is read of them, and notifications. */
export const CONTENT_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'posts',
      shows: ['/cms/post/list', 'PostsScreen'],
      at: POSTS,
      ready: row,
      reads: { path: '/business/post', empty: text('postList', 'emptyText') },
    },
    { name: 'posts, acts', shows: ['PostMenu'], at: POSTS, steps: press('postList', 'actionsOf'), ready: menu },
    {
      name: 'posts, one is deleted',
      shows: ['DeletePostDialog'],
      at: POSTS,
      steps: inTurn(press('postList', 'actionsOf'), choose('postList', 'delete')),
      ready: dialog,
    },
    {
      name: 'post, a new one',
      shows: ['/cms/post/create/:id?', 'PostFormScreen'],
      at: '/cms/post/create',
      ready: body,
    },
    { name: 'post, nothing entered', at: '/cms/post/create', steps: send, ready: errorSaid, leavesMarks: true },
    {
      name: 'post, a link is set',
      at: '/cms/post/create',
      steps: pressed('link'),
      ready: text('richText', 'setLink'),
      leavesMarks: true,
    },
    {
      name: 'post, a picture is set',
      at: '/cms/post/create',
      steps: pressed('picture'),
      ready: text('richText', 'setPicture'),
      leavesMarks: true,
    },
    {
      name: 'post, one that is there',
      at: ({ post }) => `/cms/post/create/${post}`,
      ready: body,
      reads: { path: '/business/post/*' },
    },
    {
      name: 'notifications',
      shows: ['/notifications/list', 'NotificationsScreen'],
      at: '/notifications/list',
      ready: row,
      reads: { path: '/business/notification', empty: text('notificationList', 'emptyText') },
    },
    {
      name: 'notifications, acts',
      shows: ['NotificationMenu'],
      at: '/notifications/list',
      steps: press('notificationList', 'actionsOf'),
      ready: menu,
    },
    {
      name: 'notifications, one is deleted',
      shows: ['DeleteNotificationDialog'],
      at: '/notifications/list?state=DRAFT',
      steps: inTurn(press('notificationList', 'actionsOf'), choose('notificationList', 'delete')),
      ready: dialog,
    },
    {
      name: 'notification, a new one',
      shows: ['/notifications/create/:id?', 'NotificationFormScreen', 'FormScreen'],
      at: '/notifications/create',
      ready: body,
    },
    {
      name: 'notification, nothing entered',
      at: '/notifications/create',
      steps: send,
      ready: errorSaid,
      leavesMarks: true,
    },
    {
      name: 'notification, a draft',
      at: ({ notification }) => `/notifications/create/${notification}`,
      ready: body,
      reads: { path: '/business/notification/*' },
    },
    {
      name: 'notification, one that was sent',
      at: ({ sentNotification }) => `/notifications/create/${sentNotification}`,
      ready: text('notificationForm', 'preview'),
    },
    {
      name: 'notification, its recipients',
      shows: ['RecipientList'],
      at: ({ sentNotification }) => `/notifications/create/${sentNotification}`,
      ready: row,
      reads: { path: '/business/notification/recipient', empty: text('recipientList', 'emptyText') },
    },
    {
      name: 'notification, a draft with an attachment',
      at: ({ notification }) => `/notifications/create/${notification}`,
      ready: fileLink,
      answers: withFile,
    },
    {
      name: 'notification, one that was sent with an attachment',
      at: ({ sentNotification }) => `/notifications/create/${sentNotification}`,
      ready: fileLink,
      answers: withFile,
    },
    {
      name: 'notification, its history',
      at: '/notifications/list',
      steps: inTurn(press('notificationList', 'actionsOf'), choose('tables', 'history')),
      ready: ({ page }) => page.getByRole('dialog').getByRole('listitem').first(),
      reads: { path: '/business/notification/*/history' },
    },
    {
      name: 'categories',
      shows: ['/cms/categories/list', 'CategoriesScreen'],
      at: CATEGORIES,
      ready: row,
      reads: { path: '/business/content-category', empty: text('categories', 'emptyText') },
    },
    {
      name: 'categories, one is deleted',
      shows: ['DeleteCategoryDialog'],
      at: CATEGORIES,
      answers: {
        '/business/content-category': {
          changed: (page: any) => ({ ...page, data: page.data.map((one: any) => ({ ...one, posts: 0 })) }),
        },
      },
      steps: inTurn(press('categories', 'actionsOf'), choose('categories', 'delete')),
      ready: dialog,
    },
    {
      name: 'category, a new one',
      shows: ['/cms/categories/create/:id?', 'CategoryFormScreen'],
      at: '/cms/categories/create',
      steps: send,
      ready: errorSaid,
      leavesMarks: true,
    },
    {
      name: 'resources',
      shows: ['/cms/resources', 'ResourcesScreen'],
      at: '/cms/resources',
      ready: ({ page }) => page.getByRole('heading', { level: 2 }).first(),
      reads: {
        path: '/business/resource',
        empty: text('resources', 'emptyTitle'),
        emptied: () => ({ categories: [], total: 0, posts: [] }),
      },
    },
    {
      name: 'resource',
      shows: ['/cms/resources/:id', 'ResourceScreen'],
      at: ({ post, analystRole }) => `/cms/resources/${post}?as=${analystRole}`,
      ready: article,
      reads: { path: '/business/resource/*' },
    },
  ] satisfies readonly Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ by: 'admin', ...screen }));
