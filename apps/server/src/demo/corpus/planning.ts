/** Plans the acts that bring an application to its stage, with the days that each takes. Instants come later. */
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { DeactivationType, InterviewResult } from '@portal/domain/applications/values.ts';
import type { CorrectionPlan } from './correcting.ts';
import type { Random } from './random.ts';
import type { DemoAct, DemoDeactivation, PlannedStep } from './story.ts';
import { DEACTIVATION_DESCRIPTIONS, DEACTIVATION_REASONS } from './texts/deactivations.ts';
import { interviewAnswers } from './texts/interviewAnswers.ts';
import { INTERVIEW_COMMENTS } from './texts/interviews.ts';
import type { Language } from './texts/language.ts';
import { EXONERATION_OBSERVATIONS, PAYMENT_REFERENCES, REASONS_FOR } from './texts/payments.ts';

/** Applications of each deck by the stage where they end. */
export const STAGE_WEIGHTS: readonly (readonly [Stage, number])[] = [
  ['UNFINISHED', 5],
  ['REJECT_BY_TAG', 2],
  ['COMPLETE', 5],
  ['PAID', 4],
  ['ANALYSIS', 6],
  ['COMPLETE_ANALYSIS', 4],
  ['INTERVIEW', 4],
  ['INTERVIEW_SUCCESS', 3],
  ['APPROVED', 3],
  ['SENT', 9],
  ['REJECTED', 5],
];

const FORWARD = ['ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS', 'APPROVED', 'SENT'] as const;
type Forward = (typeof FORWARD)[number];

const DAYS_IN: Readonly<Record<Forward, readonly [number, number]>> = {
  ANALYSIS: [2, 12],
  COMPLETE_ANALYSIS: [1, 8],
  INTERVIEW: [2, 16],
  INTERVIEW_SUCCESS: [1, 7],
  APPROVED: [2, 10],
  SENT: [30, 300],
};

interface Writing {
  random: Random;
  language: Language;
}

const exonerate = (type: 'PAYMENT' | 'PROCESS', { random, language }: Writing): DemoAct => {
  const reason = random.pick(REASONS_FOR[type]);
  return { act: 'exonerate', type, reason, observations: random.pick(EXONERATION_OBSERVATIONS[reason][language]) };
};

const payment = ({ random, language }: Writing): DemoAct => {
  if (random.chance(0.8)) return { act: 'payOnline' };
  const method = random.weighted([
    ['BANK_TRANSFER', 5],
    ['CHECK', 2],
    ['CASH', 2],
    ['OTHER', 1],
  ] as const);
  return { act: 'payExternally', method, reference: random.digits(random.pick(PAYMENT_REFERENCES[method][language])) };
};

const deactivation = (type: DeactivationType, left: boolean, { random, language }: Writing): DemoDeactivation => ({
  type,
  reason: random.pick(DEACTIVATION_REASONS[type][language]),
  description: random.chance(0.6) ? random.pick(DEACTIVATION_DESCRIPTIONS[language]) : null,
  // The day is put in once the instants are known.
  departureDate: left ? '' : null,
});

const interview = (result: InterviewResult, { random, language }: Writing): DemoAct => {
  const { opening, close } = INTERVIEW_COMMENTS[result];
  const comments = `${random.pick(opening[language])} ${random.pick(close[language])}`;
  const denial = result === 'DENIED' ? deactivation('INTERVIEW_DENIED', false, { random, language }) : null;
  const answers = interviewAnswers(result, language, comments);
  return { act: 'interview', result, comments, answers, deactivation: denial };
};

function rejection(from: Stage, writing: Writing): PlannedStep {
  const { random } = writing;
  if (from === 'INTERVIEW' && random.chance(0.7)) {
    return { does: interview('DENIED', writing), enters: 'REJECTED', gap: [1, 14] };
  }
  const type = random.weighted<DeactivationType>(
    from === 'SENT'
      ? [
          ['VOLUNTARY', 3],
          ['DECEASED', 2],
          ['CHURCH_CLOSED', 3],
          ['CONDUCT', 2],
        ]
      : [
          ['REQUIREMENTS', 4],
          ['DOCUMENTS', 4],
          ['VOLUNTARY', 2],
          ['CONDUCT', 1],
          ['OTHER', 1],
        ],
  );
  const does: DemoAct = {
    act: 'move',
    from,
    to: 'REJECTED',
    deactivation: deactivation(type, from === 'SENT', writing),
  };
  return { does, enters: 'REJECTED', gap: from === 'SENT' ? DAYS_IN.SENT : [2, 20] };
}

/** From submission into ANALYSIS, or as far as `last` lets it go. */
function opening(last: Stage, byRule: boolean, writing: Writing): PlannedStep[] {
  const { random } = writing;
  const steps: PlannedStep[] = [
    { does: { act: 'submit' }, enters: byRule ? 'REJECT_BY_TAG' : 'COMPLETE', gap: [1, 12] },
  ];
  if (last === 'REJECT_BY_TAG' || last === 'COMPLETE') return steps;
  if (byRule) {
    steps.push({ does: exonerate('PROCESS', writing), enters: 'ANALYSIS', gap: [1, 9] });
    const unpaid = last === 'ANALYSIS' && random.chance(0.4);
    if (!unpaid) steps.push({ does: payment(writing), enters: null, gap: [0, 4] });
    return steps;
  }
  if (last !== 'PAID' && random.chance(0.12)) {
    return [...steps, { does: exonerate('PAYMENT', writing), enters: 'ANALYSIS', gap: [1, 8] }];
  }
  steps.push({ does: payment(writing), enters: 'PAID', gap: [0, 8] });
  if (last === 'PAID') return steps;
  return [
    ...steps,
    { does: { act: 'move', from: 'PAID', to: 'ANALYSIS', deactivation: null }, enters: 'ANALYSIS', gap: [0, 4] },
  ];
}

/** How a card leaves INTERVIEW: waived, or accepted, sometimes after a first talk without a decision. */
function throughInterview(writing: Writing): PlannedStep[] {
  const { random } = writing;
  if (random.chance(0.07)) {
    return [
      { does: exonerate('PROCESS', writing), enters: null, gap: [1, 6] },
      {
        does: { act: 'move', from: 'INTERVIEW', to: 'INTERVIEW_SUCCESS', deactivation: null },
        enters: 'INTERVIEW_SUCCESS',
        gap: [0, 2],
      },
    ];
  }
  const later = random.chance(0.2) ? [{ does: interview('LATER', writing), enters: null, gap: [2, 8] } as const] : [];
  return [...later, { does: interview('ACCEPTED', writing), enters: 'INTERVIEW_SUCCESS', gap: DAYS_IN.INTERVIEW }];
}

/** What is under way in the stage where the card rests. */
function resting(stage: Forward, corrections: CorrectionPlan, writing: Writing): PlannedStep[] {
  const { random } = writing;
  const open = random.chance(stage === 'ANALYSIS' ? 0.4 : 0.08) ? corrections.open() : [];
  if (stage !== 'INTERVIEW' || random.chance(0.5)) return open;
  // Accepted while a correction is open: the result is kept and the card stays.
  if (random.chance(0.3))
    return [...corrections.open(), { does: interview('ACCEPTED', writing), enters: null, gap: [0, 3] }];
  return [...open, { does: interview('LATER', writing), enters: null, gap: [1, 6] }];
}

/** Every act of an application that ends in `stage`. */
export function planSteps(stage: Stage, byRule: boolean, corrections: CorrectionPlan, writing: Writing): PlannedStep[] {
  const { random } = writing;
  if (stage === 'UNFINISHED') return [];
  const last =
    stage === 'REJECTED'
      ? random.weighted<Stage>([
          ['PAID', byRule ? 0 : 2],
          ['ANALYSIS', 4],
          ['COMPLETE_ANALYSIS', 2],
          ['INTERVIEW', 6],
          ['APPROVED', 1],
          ['SENT', 5],
        ])
      : stage;
  const steps = opening(last, byRule, writing);
  const end = FORWARD.indexOf(last as Forward);
  for (const [index, here] of FORWARD.slice(0, Math.max(0, end)).entries()) {
    const next = FORWARD[index + 1] as Forward;
    if (random.chance(here === 'ANALYSIS' ? 0.35 : 0.03)) steps.push(...corrections.settled());
    if (here === 'INTERVIEW') steps.push(...throughInterview(writing));
    else
      steps.push({ does: { act: 'move', from: here, to: next, deactivation: null }, enters: next, gap: DAYS_IN[here] });
  }
  if (stage === 'REJECTED') return [...steps, rejection(last, writing)];
  return end === -1 ? steps : [...steps, ...resting(FORWARD[end] as Forward, corrections, writing)];
}
