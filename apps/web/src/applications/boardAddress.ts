import { useMemo } from 'react';
import type { Section } from '@portal/domain/applications/form.ts';
import { NOTE_KINDS } from '@portal/domain/applications/notes.ts';
import { isBoardStage, type BoardStage } from '@portal/domain/applications/stages.ts';
import { withChanges } from '../platform/address/addressWords.ts';
import { useAddress } from '../platform/address/useAddress.ts';

export const TABS = ['profile', 'ministry', 'documents', 'members', 'interview', 'chat', 'notes', 'history'] as const;
export type Tab = (typeof TABS)[number];

/** Where each section of the form is read and edited. */
export const TAB_OF_SECTION = {
  leader: 'profile',
  spouse: 'profile',
  ministry: 'ministry',
  contact: 'ministry',
} as const satisfies Record<Section, Tab>;

/** In the place of a field's key: the first that came back corrected. */
export const CAME_BACK = 'came-back';

/** What may be written in the tab of notes and references. */
const WRITINGS = [...NOTE_KINDS, 'REFERENCE'] as const;
export type Writing = (typeof WRITINGS)[number];

const isSection = (value: string): value is Section => Object.hasOwn(TAB_OF_SECTION, value);
const isTab = (value: string): value is Tab => (TABS as readonly string[]).includes(value);

/**
 * The board's state in the address bar: the open card with its tab, and the section that is edited or what is written in
 * it, beside the board or as a page; whether it is shown as a list; on a phone the stage shown.
 */
export function useBoardAddress() {
  const { address, change } = useAddress();
  const card = /^[1-9]\d{0,14}$/.test(address.get('card') ?? '') ? Number(address.get('card')) : undefined;
  const tab = isTab(address.get('tab') ?? '') ? (address.get('tab') as Tab) : TABS[0];
  const editText = address.get('edit') ?? '';
  const editing = isSection(editText) && TAB_OF_SECTION[editText] === tab ? editText : undefined;
  const field = card === undefined ? undefined : (address.get('field') ?? undefined);
  const writing = tab === 'notes' ? WRITINGS.find((one) => one === address.get('write')) : undefined;
  const history = tab === 'history' ? (address.get('history') ?? undefined) : undefined;
  const stageText = address.get('stage') ?? '';
  const stage = isBoardStage(stageText) ? stageText : undefined;
  const isList = address.get('show') === 'list';
  const isPage = card !== undefined && address.get('as') === 'page';

  const go = useMemo(
    () => ({
      /** `at` = the field that shows itself, or `CAME_BACK`. */
      openCard: (id: number, at?: string) =>
        change({ card: String(id), tab: undefined, history: undefined, field: at, ...NOTHING_BEGUN }),
      /** From one open card to another: the tab stays, and the way back leads to the board. */
      stepTo: (id: number) => change({ card: String(id), ...NOTHING_BEGUN }, { replace: true }),
      closeCard: () =>
        change({
          card: undefined,
          tab: undefined,
          history: undefined,
          ...NOTHING_BEGUN,
          field: undefined,
          as: undefined,
        }),
      showTab: (next: Tab) => change({ tab: tabWord(next), ...NOTHING_BEGUN }, { replace: true }),
      showTabOf: (id: number, next: Tab, part?: string) =>
        change({ card: String(id), ...NOTHING_BEGUN, tab: tabWord(next), history: part }),
      editSection: (id: number, section: Section) =>
        change({ card: String(id), ...NOTHING_BEGUN, tab: tabWord(TAB_OF_SECTION[section]), edit: section }),
      write: (id: number, what: Writing) => change({ card: String(id), ...NOTHING_BEGUN, tab: 'notes', write: what }),
      openTab: (id: number, next: Tab) => change({ card: String(id), ...NOTHING_BEGUN, tab: tabWord(next) }),
      /** To a field of the form, which shows itself and forgets that it was looked for. */
      showField: (key: string, where: Tab) =>
        change({ tab: tabWord(where), ...NOTHING_BEGUN, field: key }, { replace: true }),
      /** One part of the history, or all of it. */
      showHistory: (part: string | undefined) =>
        change({ tab: 'history', history: part, ...NOTHING_BEGUN }, { replace: true }),
      fieldSeen: () => change({ field: undefined }, { replace: true }),
      endEditing: () => change(NOTHING_BEGUN, { replace: true }),
      showAsPage: (page: boolean) => change({ as: page ? 'page' : undefined }),
      showAsList: (list: boolean) => change({ show: list ? 'list' : undefined }),
      showStage: (next: BoardStage) => change({ stage: next }, { replace: true }),
    }),
    [change],
  );
  /** The open card in the other way: as a page, or beside the board again. */
  const otherWay = `?${withChanges(address, { as: isPage ? undefined : 'page' })}`;
  return { card, tab, field, editing, writing, history, stage, isPage, isList, otherWay, ...go };
}

const NOTHING_BEGUN = { edit: undefined, write: undefined };

const tabWord = (tab: Tab): string | undefined => (tab === TABS[0] ? undefined : tab);
