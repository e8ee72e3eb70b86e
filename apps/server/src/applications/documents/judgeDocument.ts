import type { documentEndpoints } from '@portal/contract/applications/documents/documents.ts';
import { whyNotAct } from '@portal/domain/access/whoMayAct.ts';
import { documentKey } from '@portal/domain/applications/form.ts';
import { notPast } from '@portal/domain/fields/rules.ts';
import { newYorkDate } from '../../platform/clock.ts';
import { refuseFields } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { cardAct, type CardInHand } from '../acts/cardAct.ts';
import { askFor } from '../corrections/askCorrections.ts';
import { openCorrection, settleOpen } from '../corrections/openCorrection.ts';
import { sendBack } from '../corrections/stepCorrection.ts';
import { dropAcceptance, keepAcceptance, refuseReplaced } from './acceptance.ts';

type Endpoints = typeof documentEndpoints;

/**
 * Accepts a document, or takes that back; what is so already stays so. Whoever may ask corrections settles with it the one
 * that is open of it. Refusals: `document.stage`, `document.replaced`, `field.notPast` for an
 * end before today in New York.
 */
export const acceptDocument = cardAct({
  act: 'judgeDocument',
  async write(card, { params, body }: InputOf<Endpoints['acceptDocument']>) {
    const field = documentKey(params.kind);
    await refuseReplaced(card, field, body.file);
    if (!body.accepted) {
      return (await dropAcceptance(card, field))
        ? { history: { kind: 'document.reopened', detail: { field } } }
        : undefined;
    }
    const { validUntil: until } = body;
    if (until !== null) refuseFields({ validUntil: notPast(until, newYorkDate(card.context.now)) });
    return acceptFile(card, field, { file: body.file, until });
  },
});

/**
 * Accepts the file of a document of a card in hand, with the last day on which it holds, and settles the correction that is
 * open of it for whoever may ask them. Nothing where all of it is so already.
 */
export async function acceptFile(
  card: CardInHand,
  field: string,
  { file, until }: { file: number; until: string | null },
) {
  const isNew = await keepAcceptance(card, field, file, until);
  const maySettle = whyNotAct(card.context.actor, 'askCorrection', card.facts).length === 0;
  const settled = maySettle && (await settleOpen(card, field));
  // The gate of corrections is another by that: who has the card open has to see it.
  return isNew || settled
    ? {
        keepsVersion: !settled,
        history: { kind: 'document.accepted' as const, detail: { field, ...(until !== null && { until }) } },
      }
    : undefined;
}

/**
 * Refuses a document, which asks its correction: the first one, or another round of what was answered. Refusals:
 * `document.replaced`, `correction.stage`, `correction.duplicate` where the applicant has not answered yet.
 */
export const refuseDocument = cardAct({
  act: 'askCorrection',
  async write(card, { params, body }: InputOf<Endpoints['refuseDocument']>) {
    const field = documentKey(params.kind);
    await refuseReplaced(card, field, body.file);
    return askAnew(card, field, body.reason);
  },
});

/** Asks for a document of a card in hand. Refusals: those of `refuseDocument` but the first. */
export async function askAnew(card: CardInHand, field: string, message: string) {
  const open = await openCorrection(card, field);
  return open?.state === 'CORRECTED' ? sendBack(card, open, message) : askFor(card, [{ field, message }]);
}
