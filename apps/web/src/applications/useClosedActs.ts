import type { CardForReader } from '@portal/contract/applications/card.ts';
import type { Obstacle } from '@portal/domain/access/whoMayAct.ts';
import { useActor } from '../platform/session/actor.ts';
import { whyNotDo } from './board/cardFacts.ts';
import { useObstacleText } from './board/moveMenu/useObstacleText.ts';
import { isOpen, useCardMenu, type CardMenuRow } from './cardMenu.ts';
import { useCardMenuLabel } from './useCardMenuGroups.ts';
import { useWhoMay } from './useWhoMay.ts';

interface ClosedAct {
  key: CardMenuRow['key'];
  icon: CardMenuRow['icon'];
  label: string;
  /** Why, and where a right is missing, who has it. */
  why: string;
}

/**
 * What may not be done with the card now besides moving it: the reasons of the rules where the reader has the right, else
 * which of their roles or which colleague has it (product/access.md#who-may-act).
 */
export function useClosedActs(card: CardForReader): ClosedAct[] {
  const actor = useActor();
  const label = useCardMenuLabel(card);
  const obstacleText = useObstacleText();
  const closed = useCardMenu()
    .filter((row) => (row.Dialog ?? row.edits) && !isOpen(row, card))
    .map((row) => ({ row, ...reasonOf(row) }))
    .filter(({ obstacles }) => obstacles.length > 0);
  const whoMay = useWhoMay(
    card.id,
    closed.some(({ lacksRight }) => lacksRight),
  );

  /** Where one of its acts asks for nothing but another moment, that is what is said. */
  function reasonOf({ acts }: CardMenuRow): { obstacles: Obstacle[]; lacksRight: boolean } {
    const reasons = acts.map((act) => whyNotDo(actor, card, act));
    const byRule = reasons.find((obstacles) => obstacles.every(({ code }) => code !== 'GE004'));
    return { obstacles: byRule ?? reasons[0] ?? [], lacksRight: byRule === undefined };
  }

  return closed.map(({ row, obstacles, lacksRight }) => ({
    key: row.key,
    icon: row.icon,
    label: label(row),
    why: lacksRight ? whoMay(row.acts[0]) : obstacles.map(obstacleText).join(' '),
  }));
}
