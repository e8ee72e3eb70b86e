import { answerCorrection } from '../intake/answerCorrection.ts';
import { submitApplication } from '../intake/submitApplication.ts';
import type { ClientContext } from '../platform/http/context.ts';
import { getFee } from '../settings/fee.ts';
import type { DemoApplicant } from './corpus/applicant.ts';
import type { DemoStep } from './corpus/story.ts';
import { correctionId } from './demoActs.ts';
import { demoClient, findDemoApplication } from './demoCast.ts';
import type { DemoFiles } from './demoFiles.ts';
import { payDemoFee } from './demoMoney.ts';
import { given } from './given.ts';

export type ClientStep = Extract<DemoStep, { act: 'submit' | 'payOnline' | 'answerCorrection' }>;

/** Lets what the applicant or the payment provider does happen, through the same acts. */
export async function doClientStep(
  context: Omit<ClientContext, 'actor'>,
  applicant: DemoApplicant,
  step: ClientStep,
  files: DemoFiles,
): Promise<void> {
  const { email } = applicant.account;
  const client: ClientContext = { ...context, actor: await demoClient(context.db, email) };
  const { id } = await findDemoApplication(context.db, email);
  switch (step.act) {
    case 'submit':
      await submitApplication(client, given({ id }, undefined));
      return;
    case 'payOnline':
      await payDemoFee({ ...context, actor: null }, id, await getFee(context.db));
      return;
    case 'answerCorrection': {
      const correction = await correctionId(client, id, step.field);
      const { answer } = step;
      const body = 'value' in answer ? { value: answer.value } : undefined;
      const file =
        'portrait' in answer
          ? await files.portrait(answer.portrait)
          : 'kind' in answer
            ? await files.document(answer.kind, answer.document)
            : undefined;
      await answerCorrection(client, given({ id, correction }, body), file);
    }
  }
}
