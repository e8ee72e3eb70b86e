/** Tabs of the open card that other nouns own, as the table at the top lists them (cardTabs.ts). */
import { createContext, use, type ComponentType } from 'react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { Tab } from './boardAddress.ts';

export type OwnedTab = Extract<Tab, 'interview' | 'chat'>;
/** Beside the tabs, parts of its history. */
export type CardTabs = Readonly<Record<OwnedTab | 'checkIns' | 'courses', ComponentType<{ application: Detail }>>>;

export const CardTabsContext = createContext<CardTabs | null>(null);

export function useCardTabs(): CardTabs {
  const tabs = use(CardTabsContext);
  if (!tabs) throw new Error('A card stands outside its board');
  return tabs;
}
