/** The screens of posts, their categories, what is read of them, and of notifications. */
import type { Actor } from '@portal/domain/access/reach.ts';
import { coded, holding, holdingAny } from './openedBy.tsx';
import type { Menu } from './shell/navigation/menu.ts';
import { menuIcon } from './shell/navigation/menuIcon.tsx';

/** Whoever works in a role reads what is published for it. */
const opens = ({ permissions }: Actor) => permissions.size > 0;

export const CONTENT_SCREENS: Menu['screens'] = [
  {
    path: '/cms/resources',
    opens,
    title: 'menu.resources',
    group: 'menu.cms',
    icon: menuIcon('IconBook2'),
    ...coded(async () => (await import('./content/resources/ResourcesScreen.tsx')).ResourcesScreen),
  },
  {
    path: '/cms/resources/:id',
    within: '/cms/resources',
    opens,
    ...coded(async () => (await import('./content/resources/ResourceScreen.tsx')).ResourceScreen),
  },
  {
    path: '/cms/post/list',
    opens: holding('business.cms.post'),
    title: 'menu.posts',
    group: 'menu.cms',
    icon: menuIcon('IconFiles'),
    ...coded(async () => (await import('./content/posts/PostsScreen.tsx')).PostsScreen),
  },
  {
    path: '/cms/post/create/:id?',
    within: '/cms/post/list',
    opens: holding('business.cms.post'),
    ...coded(async () => (await import('./content/posts/PostFormScreen.tsx')).PostFormScreen),
  },
  {
    path: '/cms/categories/list',
    opens: holding('business.cms.category'),
    title: 'menu.categories',
    group: 'menu.cms',
    icon: menuIcon('IconCategory'),
    ...coded(async () => (await import('./content/categories/CategoriesScreen.tsx')).CategoriesScreen),
  },
  {
    path: '/cms/categories/create/:id?',
    within: '/cms/categories/list',
    opens: holding('business.cms.category'),
    ...coded(async () => (await import('./content/categories/CategoryFormScreen.tsx')).CategoryFormScreen),
  },
  {
    path: '/notifications/list',
    opens: holdingAny('business.notification.show', 'business.notification.send'),
    title: 'menu.notifications',
    group: 'menu.cms',
    icon: menuIcon('IconSend'),
    ...coded(async () => (await import('./notifications/sending/NotificationsScreen.tsx')).NotificationsScreen),
  },
  {
    path: '/notifications/create/:id?',
    within: '/notifications/list',
    opens: holdingAny('business.notification.show', 'business.notification.send'),
    ...coded(async () => (await import('./notifications/sending/NotificationFormScreen.tsx')).NotificationFormScreen),
  },
];
