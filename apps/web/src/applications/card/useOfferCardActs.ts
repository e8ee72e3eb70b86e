import { IconArrowRight } from '@tabler/icons-react';
import type { CardForReader } from '@portal/contract/applications/card.ts';
import { useOffer } from '../../platform/offered/offeredHere.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useBoardActions } from '../board/BoardActions.ts';
import { fullName } from '../fullName.ts';
import { useCardMenuGroups } from '../useCardMenuGroups.ts';

/** What the card's menu offers to do, its moves as the menu itself, is found from anywhere while the card is open. */
export function useOfferCardActs(card: CardForReader): void {
  const board = useText('applications');
  const actions = useBoardActions();
  const groups = useCardMenuGroups(card);
  const acts = [
    { key: 'move', label: board('move.menu'), icon: IconArrowRight, run: () => actions.showMenu(card, menuInCard()) },
    ...groups.flatMap((group) =>
      group.acts.map(({ key, icon, label, dialog }) => ({ key, label, icon, run: () => actions.begin(dialog) })),
    ),
  ];
  useOffer({ name: fullName(card), acts });
}

const menuInCard = () => document.querySelector<HTMLElement>('[data-card-drawer] [aria-haspopup="menu"]') ?? undefined;
