/** What a card offers to do, as the table at the top lists it (cardMenuRows.ts): the nouns that own the acts lie beside this one. */
import { createContext, use, type ComponentType } from 'react';
import type { Icon } from '@tabler/icons-react';
import type { Card, CardForReader } from '@portal/contract/applications/card.ts';
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import type { CardAct } from '@portal/domain/applications/cardActs.ts';
import type { Section } from '@portal/domain/applications/form.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { InterviewResult } from '@portal/domain/applications/values.ts';
import type { Tab, Writing } from './boardAddress.ts';

export type CardMenuKey =
  | 'move'
  | 'corrections'
  | 'interview'
  | 'money'
  | 'exonerate'
  | 'decide'
  | 'pay'
  | 'assign'
  | 'ephesian'
  | 'edit'
  | 'photo'
  | 'tag'
  | 'email'
  | 'note'
  | 'erNote'
  | 'reference'
  | 'licence'
  | 'remind'
  | 'print'
  | 'reports'
  | 'checkIns'
  | 'courses'
  | 'duplicate'
  | 'restore'
  | 'delete'
  | 'erase';

export interface CardDialogProps {
  card: Card;
  /** Which of the row's acts it begins with. */
  act?: CardAct | undefined;
  /** Whom it is to assign; nothing: it asks. */
  as?: AssignmentKind | undefined;
  /** What its interview came to. */
  result?: InterviewResult | undefined;
  /** What was typed before it opened is sent at once; it stays where that is refused. */
  sends?: boolean | undefined;
  onClose: () => void;
}

export interface CardMenuRow {
  key: CardMenuKey;
  /** It is open where one of them is (domain's table of acts), and stands in the group of the first. */
  acts: readonly [CardAct, ...CardAct[]];
  /** What it needs besides: what there is to read, say. */
  when?: (card: CardForReader) => boolean;
  icon: Icon;
  /** None where the menu of moves opens instead, or a form in the open card. */
  Dialog?: ComponentType<CardDialogProps>;
  edits?: Section;
  writes?: Writing;
  /** The menu opens this tab of the card; the dialog is opened from there. */
  tab?: Tab;
  /** The screen of another noun that it leads to; whoever comes back finds the card as it was. */
  place?: (card: CardForReader) => string;
  /** A part of its history. */
  history?: string;
  /** Whom its dialog assigns. */
  as?: AssignmentKind;
}

/** What is open upon a card, with the facts it was opened for. */
export type OpenDialog = { move: BoardStage; card: Card } | ({ row: CardMenuKey } & Omit<CardDialogProps, 'onClose'>);

/** What a press in the menu opens: a dialog, a section of the form to be edited, something to be written, a tab, or another screen. */
export type Begun =
  | OpenDialog
  | { edit: Section; card: Card }
  | { write: Writing; card: Card }
  | { tab: Tab; history?: string | undefined; card: Card }
  | { place: string; card: Card };

export const CardMenuContext = createContext<readonly CardMenuRow[]>([]);

export const useCardMenu = (): readonly CardMenuRow[] => use(CardMenuContext);

/** What this reader may do with the application now. */
export const isOpen = ({ acts, when }: CardMenuRow, card: CardForReader): boolean =>
  acts.some((act) => card.may[act]) && (when?.(card) ?? true);
