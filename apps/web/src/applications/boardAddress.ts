import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { isBoardStage, type BoardStage } from '@portal/domain/applications/stages.ts';

export const TABS = ['profile', 'ministry', 'documents', 'history'] as const;
export type Tab = (typeof TABS)[number];

const isTab = (value: string): value is Tab => (TABS as readonly string[]).includes(value);

/** The board's state in the address bar: the open card with its tab, and on a phone the stage shown. */
export function useBoardAddress() {
  const [params, setParams] = useSearchParams();
  const card = /^[1-9]\d{0,14}$/.test(params.get('card') ?? '') ? Number(params.get('card')) : undefined;
  const tab = isTab(params.get('tab') ?? '') ? (params.get('tab') as Tab) : TABS[0];
  const stageText = params.get('stage') ?? '';
  const stage = isBoardStage(stageText) ? stageText : undefined;

  const change = useCallback(
    (changes: Record<string, string | undefined>, replace: boolean) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [key, value] of Object.entries(changes)) {
            if (value === undefined) after.delete(key);
            else after.set(key, value);
          }
          return after;
        },
        { replace, preventScrollReset: true },
      );
    },
    [setParams],
  );
  const go = useMemo(
    () => ({
      openCard: (id: number) => change({ card: String(id), tab: undefined }, false),
      closeCard: () => change({ card: undefined, tab: undefined }, false),
      showTab: (next: Tab) => change({ tab: next === TABS[0] ? undefined : next }, true),
      showStage: (next: BoardStage) => change({ stage: next }, true),
    }),
    [change],
  );
  return { card, tab, stage, ...go };
}
