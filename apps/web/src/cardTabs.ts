/** Tabs of the open card whose content lies in the noun that owns it, beside `applications`. */
import type { CardTabs } from './applications/cardTabs.ts';
import { late } from './platform/late/late.tsx';
import { DrawerSkeleton } from './applications/card/DrawerSkeleton.tsx';

export const CARD_TABS: CardTabs = {
  interview: late(() => import('./interviews/InterviewTab.tsx'), DrawerSkeleton).Component,
  chat: late(() => import('./conversations/ChatTab.tsx'), DrawerSkeleton).Component,
  checkIns: late(() => import('./events/CheckInHistory.tsx'), DrawerSkeleton).Component,
  courses: late(() => import('./courses/CourseHistory.tsx'), DrawerSkeleton).Component,
};
