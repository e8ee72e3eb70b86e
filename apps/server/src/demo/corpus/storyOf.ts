/** Reads a story's facts from its steps, so that the two never disagree. */
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { PaymentType } from '@portal/domain/applications/values.ts';
import type { Random } from './random.ts';
import { regions } from './regions.ts';
import type { DemoStep, DemoStory } from './story.ts';
import type { Timed } from './timing.ts';

function paymentTypeOf(step: DemoStep): PaymentType | undefined {
  if (step.act === 'payOnline') return 'ONLINE';
  if (step.act === 'payExternally') return 'EXTERNAL';
  return step.act === 'exonerate' && step.type === 'PAYMENT' ? 'EXONERATED' : undefined;
}

export function storyOf(country: string, stage: Stage, { startedAt, steps }: Timed, random: Random): DemoStory {
  const paid = steps.find((step) => paymentTypeOf(step) !== undefined);
  const interviews = steps.filter((step) => step.act === 'interview');
  const deactivations = steps.flatMap((step) =>
    'deactivation' in step && step.deactivation ? [step.deactivation] : [],
  );
  const asked = steps.filter((step) => step.act === 'askCorrection').length;
  const settled = steps.filter(({ act }) => act === 'acceptCorrection' || act === 'withdrawCorrection').length;
  return {
    stage,
    startedAt,
    submittedAt: steps[0]?.at ?? null,
    paidAt: paid?.at ?? null,
    filled: stage === 'UNFINISHED' ? random.pick(['leader', 'ministry', 'documents']) : 'all',
    rejectedByRule: steps[0]?.enters === 'REJECT_BY_TAG',
    paymentType: (paid && paymentTypeOf(paid)) ?? null,
    exoneratedByProcess: steps.some((step) => step.act === 'exonerate' && step.type === 'PROCESS'),
    interviewResult: interviews.at(-1)?.result ?? null,
    deactivationType: deactivations.at(-1)?.type ?? null,
    openCorrections: asked - settled,
    analyst: random.pick(['analyst@portal.test', 'analyst2@portal.test']),
    ephesian:
      regions().find((region) => region.countries.includes(country))?.ephesian ??
      random.pick(['ephesian@portal.test', 'ephesian2@portal.test']),
    steps,
  };
}
