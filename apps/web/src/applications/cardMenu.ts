/** What a card offers to do, as the table at the top lists it (cardMenuRows.ts): the nouns that own the acts lie beside this one. */
import { createContext, use, type ComponentType } from 'react';
import type { Icon } from '@tabler/icons-react';
import type { Card } from '@portal/contract/applications/card.ts';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import type { CardAct } from '@portal/domain/applications/cardActs.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';

export type CardMenuKey = 'move' | 'corrections' | 'interview' | 'exonerate' | 'pay' | 'assign';

export interface CardDialogProps {
  card: Card;
  /** Which of the row's acts it begins with. */
  act?: CardAct | undefined;
  /** Whom it is to assign. */
  as?: AssignmentKind | undefined;
  onClose: () => void;
}

export interface CardMenuRow {
  key: CardMenuKey;
  /** It is open where one of them is (domain's table of acts), and stands in the group of the first. */
  acts: readonly [CardAct, ...CardAct[]];
  /** What it needs besides: what there is to read, say. */
  when?: (application: Detail) => boolean;
  icon: Icon;
  /** None where the menu of moves opens instead. */
  Dialog?: ComponentType<CardDialogProps>;
}

/** What is open upon a card, with the facts it was opened for. */
export type OpenDialog = { move: BoardStage; card: Card } | ({ row: CardMenuKey } & Omit<CardDialogProps, 'onClose'>);

export const CardMenuContext = createContext<readonly CardMenuRow[]>([]);

export const useCardMenu = (): readonly CardMenuRow[] => use(CardMenuContext);

/** What this reader may do with the application now. */
export const isOpen = ({ acts, when }: CardMenuRow, application: Detail): boolean =>
  acts.some((act) => application.may[act]) && (when?.(application) ?? true);
