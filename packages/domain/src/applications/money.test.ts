import { describe, expect, it } from 'vitest';
import type { GateFacts } from './moves.ts';
import {
  acceptsPayment,
  stageAfterPayment,
  stageAfterProcessExoneration,
  waivesInterview,
  whyNotExoneratePayment,
  whyNotExonerateProcess,
  whyNotPayExternally,
} from './money.ts';
import type { Stage } from './stages.ts';
import { PAYMENT_STATUSES } from './values.ts';

/** As product/money.md#payments has it: where it is accepted, and where each act leads. */
const ACTS: Readonly<
  Record<Stage, { payable: boolean; paid: Stage; exonerated: Stage; byProcess: false | 'rule' | 'interview' }>
> = {
  UNFINISHED: { payable: false, paid: 'UNFINISHED', exonerated: 'UNFINISHED', byProcess: false },
  REJECT_BY_TAG: { payable: false, paid: 'REJECT_BY_TAG', exonerated: 'REJECT_BY_TAG', byProcess: 'rule' },
  COMPLETE: { payable: true, paid: 'PAID', exonerated: 'ANALYSIS', byProcess: false },
  PAID: { payable: false, paid: 'PAID', exonerated: 'PAID', byProcess: false },
  ANALYSIS: { payable: true, paid: 'ANALYSIS', exonerated: 'ANALYSIS', byProcess: 'interview' },
  COMPLETE_ANALYSIS: {
    payable: true,
    paid: 'COMPLETE_ANALYSIS',
    exonerated: 'COMPLETE_ANALYSIS',
    byProcess: 'interview',
  },
  INTERVIEW: { payable: true, paid: 'INTERVIEW', exonerated: 'INTERVIEW', byProcess: 'interview' },
  INTERVIEW_SUCCESS: { payable: false, paid: 'INTERVIEW_SUCCESS', exonerated: 'INTERVIEW_SUCCESS', byProcess: false },
  APPROVED: { payable: false, paid: 'APPROVED', exonerated: 'APPROVED', byProcess: false },
  SENT: { payable: false, paid: 'SENT', exonerated: 'SENT', byProcess: false },
  REJECTED: { payable: false, paid: 'REJECTED', exonerated: 'REJECTED', byProcess: false },
};
const ALL = Object.keys(ACTS) as Stage[];

describe('payment', () => {
  it.each(ALL)('in %s is accepted only where the table says, while unpaid, and never for a deleted card', (status) => {
    for (const paymentStatus of PAYMENT_STATUSES) {
      for (const deleted of [false, true]) {
        const facts = { status, paymentStatus, deleted };
        const unpaid = paymentStatus !== 'PAID' && paymentStatus !== 'EXONERATED';
        const accepted = ACTS[status].payable && unpaid && !deleted;
        expect(acceptsPayment(facts), JSON.stringify(facts)).toBe(accepted);
        expect(whyNotPayExternally(facts)).toEqual(accepted ? [] : [{ code: 'payment.notPossible' }]);
        expect(whyNotExoneratePayment(facts)).toEqual(accepted ? [] : [{ code: 'exonerate.payment' }]);
      }
    }
  });

  it.each(ALL)('in %s leads where the table says', (stage) => {
    expect(stageAfterPayment(stage, 'payment')).toBe(ACTS[stage].paid);
    expect(stageAfterPayment(stage, 'exoneration')).toBe(ACTS[stage].exonerated);
  });
});

function* everyFactOf(status: Stage): Generator<GateFacts> {
  for (const paymentStatus of ['PENDING', 'PAID', 'EXONERATED'] as const)
    for (const openCorrections of [0, 1, 3])
      for (const interviewResult of [null, 'LATER', 'DENIED', 'ACCEPTED'] as const)
        for (const interviewWaived of [false, true])
          for (const staff of [null, 1])
            yield {
              status,
              paymentStatus,
              openCorrections,
              interviewResult,
              interviewWaived,
              assignees: { analyst: staff, ephesian: staff, supervisor: null, manager: null },
            };
}

function expectedOfProcess({ status, paymentStatus, openCorrections, interviewWaived }: GateFacts) {
  const { byProcess } = ACTS[status];
  if (byProcess === 'rule') return [];
  if (byProcess === false || interviewWaived) return [{ code: 'exonerate.process' }];
  return [
    ...(paymentStatus === 'PENDING' ? [{ code: 'exonerate.notPaid' }] : []),
    ...(openCorrections > 0 ? [{ code: 'exonerate.corrections', params: { n: openCorrections } }] : []),
  ];
}

describe('exoneration by process', () => {
  it.each(ALL)('in %s is refused for the reasons of the table, all at once', (status) => {
    for (const facts of everyFactOf(status)) {
      expect(whyNotExonerateProcess(facts), JSON.stringify(facts)).toEqual(expectedOfProcess(facts));
    }
  });

  it.each(ALL)(
    'in %s moves only out of REJECT_BY_TAG and waives the interview only from ANALYSIS to INTERVIEW',
    (stage) => {
      expect(stageAfterProcessExoneration(stage)).toBe(stage === 'REJECT_BY_TAG' ? 'ANALYSIS' : stage);
      expect(waivesInterview(stage)).toBe(ACTS[stage].byProcess === 'interview');
    },
  );
});
