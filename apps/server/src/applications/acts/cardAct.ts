import {
  whyNotNow,
  can,
  slugOfAct,
  type CardAct,
  type CardFacts,
  type TellsOf,
} from '@portal/domain/applications/cardActs.ts';
import type { Problem } from '@portal/domain/problem.ts';
import type { StaffActor, StaffContext } from '../../platform/http/context.ts';
import { refuseIfAny } from '../../platform/http/refusal.ts';
import { notPermitted } from '../../platform/http/recognise.ts';
import { gateFacts, type ApplicationRow } from '../applicationRow.ts';
import { lockApplication } from '../lockApplication.ts';
import { saveApplication, type Change } from '../saveApplication.ts';

interface Asked {
  params: { id: number };
  /** What the reader saw: anything that changed since is `move.stale`. */
  body: { version: number; from?: string };
}

/** The card that an act has in hand: locked, within reach, as the reader saw it; the right is proved, no rule objects. */
export interface CardInHand {
  context: StaffContext;
  row: ApplicationRow;
  facts: CardFacts;
}

interface Definition<Input, Act extends CardAct> {
  /** Its row in the domain's table, or how it follows from what was asked. */
  act: Act | ((actor: StaffActor, input: Input) => Act);
  /** Where the rules need more than the card's facts; by default what the table says. */
  whyNot?: (facts: CardFacts, input: Input) => Problem[];
  /** Writes what lies beside the card, and answers how the card itself changes. */
  write: (card: CardInHand, input: Input) => Promise<Change<TellsOf<Act>>>;
}

/**
 * An act upon one card, always in this order: lock within reach (not found), compare what the reader saw (`move.stale`),
 * right (GE004), rules (their own codes, all in one answer), write, save with history and notification. Answers the id.
 */
export const cardAct =
  <Input extends Asked, Act extends CardAct>({ act, whyNot, write }: Definition<Input, Act>) =>
  async (context: StaffContext, input: Input): Promise<number> => {
    const { params, body } = input;
    const row = await lockApplication(context, params.id, body);
    const facts = gateFacts(row);
    const name = typeof act === 'function' ? act(context.actor, input) : act;
    if (!can(context.actor, name, facts)) throw notPermitted(context.actor, slugOfAct(name, facts));
    refuseIfAny(whyNot ? whyNot(facts, input) : whyNotNow(name, facts));
    await saveApplication(context, row, await write({ context, row, facts }, input));
    return row.id;
  };
