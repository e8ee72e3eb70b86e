import { useMemo } from 'react';
import { isBoardStage, type BoardStage } from '@portal/domain/applications/stages.ts';
import { useAddress } from '../platform/address/useAddress.ts';

export const TABS = ['profile', 'ministry', 'documents', 'history'] as const;
export type Tab = (typeof TABS)[number];

const isTab = (value: string): value is Tab => (TABS as readonly string[]).includes(value);

/** The board's state in the address bar: the open card with its tab, and on a phone the stage shown. */
export function useBoardAddress() {
  const { address, change } = useAddress();
  const card = /^[1-9]\d{0,14}$/.test(address.get('card') ?? '') ? Number(address.get('card')) : undefined;
  const tab = isTab(address.get('tab') ?? '') ? (address.get('tab') as Tab) : TABS[0];
  const stageText = address.get('stage') ?? '';
  const stage = isBoardStage(stageText) ? stageText : undefined;

  const go = useMemo(
    () => ({
      openCard: (id: number) => change({ card: String(id), tab: undefined }),
      closeCard: () => change({ card: undefined, tab: undefined }),
      showTab: (next: Tab) => change({ tab: next === TABS[0] ? undefined : next }, { replace: true }),
      showStage: (next: BoardStage) => change({ stage: next }, { replace: true }),
    }),
    [change],
  );
  return { card, tab, stage, ...go };
}
