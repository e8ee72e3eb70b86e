import { liesBeside, rowOf, type CardAct, type CardFacts, type TellsOf } from '@portal/domain/applications/cardActs.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import { whyNotNow, can, slugOfAct } from '@portal/domain/access/whoMayAct.ts';
import type { Problem } from '@portal/domain/problem.ts';
import type { StaffActor, StaffContext } from '../../platform/http/context.ts';
import { refuseIfAny } from '../../platform/http/refusal.ts';
import { notPermitted } from '../../platform/http/recognise.ts';
import { gateFacts, type ApplicationRow } from '../applicationRow.ts';
import { lockApplication } from '../lockApplication.ts';
import { saveApplication, type Change } from '../saveApplication.ts';

interface Asked {
  params: { id: number };
  /** With what the reader saw: anything that changed since is `move.stale`. Acts that lie beside the card do not say it. */
  body: object;
}

/** The input of an act upon one card, without what its reader saw of it: whoever acts upon many saw none of them. */
export type Unseen<Input extends { params: object; body: object }> = {
  params: Input['params'];
  body: Omit<Input['body'], 'version' | 'from'> & { version?: number; from?: Stage };
};

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
  /** Writes what lies beside the card, and answers how the card itself changes; nothing where all is as it was. */
  write: (card: CardInHand, input: Input) => Promise<Change<TellsOf<Act>> | undefined>;
}

/**
 * An act upon one card, always in this order: lock within reach (not found), compare what the reader saw (`move.stale`),
 * right (GE004), rules (their own codes, all in one answer), write, save with history and notification. Answers the id.
 */
export const cardAct =
  <Input extends Asked, Act extends CardAct>({ act, whyNot, write }: Definition<Input, Act>) =>
  async (context: StaffContext, input: Input): Promise<number> => {
    const { params, body } = input;
    const name = typeof act === 'function' ? act(context.actor, input) : act;
    const card = await takeCard(context, {
      id: params.id,
      act: name,
      seen: body,
      ...(whyNot && { whyNot: (facts) => whyNot(facts, input) }),
    });
    const change = await write(card, input);
    if (change) await saveApplication(context, card.row, { keepsVersion: liesBeside(name), ...change });
    return card.row.id;
  };

interface Taking {
  id: number;
  act: CardAct;
  /** What the reader saw of the card itself. */
  seen?: { version?: number; from?: string };
  whyNot?: (facts: CardFacts) => Problem[];
}

/** The card for an act, in the same order: an act that writes beside the card alone begins with it. */
export async function takeCard(context: StaffContext, { id, act, seen = {}, whyNot }: Taking): Promise<CardInHand> {
  const row = await lockApplication(context, id, { ...seen, inBin: rowOf(act).inBin !== undefined });
  return { context, row, facts: requireAct(context.actor, row, act, whyNot) };
}

/** Refuses an act upon a locked application without the right (GE004), or where a rule objects. Answers its facts. */
export function requireAct(
  actor: StaffActor,
  row: ApplicationRow,
  act: CardAct,
  whyNot: (facts: CardFacts) => Problem[] = (facts) => whyNotNow(act, facts),
): CardFacts {
  const facts = gateFacts(row);
  if (!can(actor, act, facts)) throw notPermitted(actor, slugOfAct(act, facts));
  refuseIfAny(whyNot(facts));
  return facts;
}
