import type { CardForReader, May } from '@portal/contract/applications/card.ts';
import { can } from '@portal/domain/access/can.ts';
import { isInReach, reachOf } from '@portal/domain/access/reach.ts';
import { whyNotAskCorrection } from '@portal/domain/applications/corrections.ts';
import { whyNotInterview } from '@portal/domain/applications/interviews.ts';
import {
  whyNotExoneratePayment,
  whyNotExonerateProcess,
  whyNotPayExternally,
} from '@portal/domain/applications/money.ts';
import { nextStages, STAGES } from '@portal/domain/applications/stages.ts';
import type { StaffActor, StaffContext } from '../platform/http/context.ts';
import { gateFacts, type ApplicationRow } from './applicationRow.ts';
import { cardOf } from './card.ts';

/** What the actor may do with the card now: sight, the right, and what the stage allows. */
function mayOf(actor: StaffActor, row: ApplicationRow): May {
  const facts = gateFacts(row);
  if (!isInReach(reachOf(actor), facts)) return NOTHING;
  return {
    move: can(actor, 'move', facts) && nextStages(row.status).length > 0,
    assign: can(actor, 'assign', facts) && STAGES[row.status].reassign,
    claim: can(actor, 'claim', facts),
    askCorrection: can(actor, 'askCorrection', facts) && whyNotAskCorrection(row.status).length === 0,
    seeCorrections: can(actor, 'seeCorrections', facts),
    exoneratePayment: can(actor, 'exonerate', facts) && whyNotExoneratePayment(facts).length === 0,
    exonerateProcess: can(actor, 'exonerate', facts) && whyNotExonerateProcess(facts).length === 0,
    payExternally: can(actor, 'payExternally', facts) && whyNotPayExternally(facts).length === 0,
    interview: can(actor, 'interview', facts) && whyNotInterview(facts).length === 0,
  };
}

const NOTHING: May = {
  move: false,
  assign: false,
  claim: false,
  askCorrection: false,
  seeCorrections: false,
  exoneratePayment: false,
  exonerateProcess: false,
  payExternally: false,
  interview: false,
};

export const cardForReader = ({ actor }: StaffContext, row: ApplicationRow): CardForReader => ({
  ...cardOf(row),
  may: mayOf(actor, row),
});
