import type { CardForReader } from '@portal/contract/applications/card.ts';
import { CARD_ACTS } from '@portal/domain/applications/cardActs.ts';
import { useText } from '../platform/texts/i18n.ts';
import { isOpen, useCardMenu, type Begun, type CardMenuRow } from './cardMenu.ts';

/** An act as menus and buttons name it, and what it opens. */
export interface OfferedAct {
  key: CardMenuRow['key'];
  icon: CardMenuRow['icon'];
  label: string;
  dialog: Begun;
}

interface Group {
  name: (typeof CARD_ACTS)[keyof typeof CARD_ACTS]['group'];
  label: string;
  acts: OfferedAct[];
}

export const isAssigned = ({ assignment }: Pick<CardForReader, 'assignment'>): boolean =>
  Object.values(assignment).some((person) => person !== null);

/** What a row of the menu is called for this card and reader. */
export function useCardMenuLabel(card: CardForReader): (row: CardMenuRow) => string {
  const t = useText('applicationDetail');
  return ({ key }) => {
    if (key === 'move') return '';
    if (key !== 'assign') return t(`act.${key}`);
    if (card.may.claim && !card.may.assign) return t('act.claim');
    return isAssigned(card) ? t('act.reassign') : t('act.assign');
  };
}

/** What this reader may do with the card now besides moving it, in groups; what they may not is left out. */
export function useCardMenuGroups(card: CardForReader): Group[] {
  const t = useText('applicationDetail');
  const label = useCardMenuLabel(card);
  const begun = ({ key, acts, edits, writes, tab, place, history, as }: CardMenuRow): Begun => {
    if (place) return { place: place(card), card };
    if (tab) return { tab, history, card };
    if (edits) return { edit: edits, card };
    return writes ? { write: writes, card } : { row: key, card, act: acts[0], as };
  };
  const offered = useCardMenu()
    .filter((row) => (row.Dialog ?? row.edits ?? row.writes ?? row.tab ?? row.place) && isOpen(row, card))
    .map((row) => ({
      group: CARD_ACTS[row.acts[0]].group,
      act: { key: row.key, icon: row.icon, label: label(row), dialog: begun(row) },
    }));
  return [...new Set(offered.map(({ group }) => group))].map((name) => ({
    name,
    label: t(`group.${name}`),
    acts: offered.filter(({ group }) => group === name).map(({ act }) => act),
  }));
}
