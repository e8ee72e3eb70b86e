import { sql } from 'kysely';
import { fieldTarget } from '@portal/domain/applications/form.ts';
import { askCorrections } from '../applications/corrections/askCorrections.ts';
import { exonerate } from '../applications/acts/exonerate.ts';
import { moveApplication } from '../applications/acts/moveApplication.ts';
import {
  acceptCorrection,
  askCorrectionAgain,
  withdrawCorrection,
} from '../applications/corrections/stepCorrection.ts';
import { assigneeKindOfMove } from '@portal/domain/applications/moves.ts';
import { UNDO_MS } from '@portal/domain/applications/moves.ts';
import { issueLicence } from '../licences/issueLicences.ts';
import { recordInterview } from '../interviews/recordInterview.ts';
import { payExternally } from '../payments/payExternally.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';
import { getFee } from '../settings/fee.ts';
import type { DemoApplicant } from './corpus/applicant.ts';
import type { DemoStep } from './corpus/story.ts';
import { findDemoApplication, type Cast, type DemoApplication } from './demoCast.ts';
import { addDemoAppointment } from './demoAppointments.ts';
import type { DemoFiles } from './demoFiles.ts';
import { settleDemoMoney } from './demoMoney.ts';
import { addDemoRemarks } from './demoRemarks.ts';
import { given } from './given.ts';

export type StaffStep = Exclude<DemoStep, { act: 'submit' | 'payOnline' | 'answerCorrection' }>;
const DAY_MS = 86_400_000;

/** Who does a step: the person whose work it is in the network, within their own rights and reach. */
function actorOf(step: StaffStep, { analyst, ephesian }: DemoApplication['assignees']): string {
  const reviewer = analyst ?? 'supervisor@portal.test';
  if (step.act === 'interview') return ephesian ?? 'manager@portal.test';
  if (step.act === 'exonerate' || step.act === 'payExternally') return 'manager@portal.test';
  if (step.act !== 'move') return reviewer;
  if (step.from === 'ANALYSIS') return reviewer;
  return step.from === 'PAID' || step.from === 'COMPLETE_ANALYSIS' ? 'supervisor@portal.test' : 'manager@portal.test';
}

/** As the job does once nobody can take the approval back. */
const issueDemoLicence = ({ db, now, services: { settings } }: StaffContext, id: number): Promise<void> =>
  issueLicence({ now: new Date(now.getTime() + UNDO_MS), settings }, db, id);

/** Lets a step of a story happen, through the act that a person would use. */
export async function doStaffStep(
  context: Omit<StaffContext, 'actor'>,
  cast: Cast,
  applicant: DemoApplicant,
  step: StaffStep,
  files: DemoFiles,
): Promise<void> {
  const application = await findDemoApplication(context.db, applicant.account.email);
  const { id, version } = application;
  const actor = cast.get(actorOf(step, application.assignees));
  if (!actor) throw new Error('A demo user is missing.');
  const as: StaffContext = { ...context, actor };
  const idOf = (email: string | null) => cast.get(email ?? '')?.userId;
  const { analyst, ephesian } = applicant.story;

  switch (step.act) {
    case 'move': {
      const kind = assigneeKindOfMove(step.from, step.to);
      const assignee = kind && idOf(kind === 'analyst' ? analyst : (application.assignees.ephesian ?? ephesian));
      const deactivation = step.deactivation && { ...step.deactivation, type: byHand(step.deactivation.type) };
      const { from, to } = step as { from: 'PAID'; to: 'ANALYSIS' };
      await moveApplication(
        as,
        given(
          { id },
          { from, to, version, ...(assignee !== undefined && { assignee }), ...(deactivation && { deactivation }) },
        ),
      );
      if (step.to === 'APPROVED') await issueDemoLicence(as, id);
      if (step.to === 'INTERVIEW') await addDemoAppointment(as, id);
      if (step.from !== 'PAID') return;
      if (step.to === 'ANALYSIS') await addDemoRemarks(as, { id, analyst: assignee, applicant }, files);
      const manager = cast.get('manager@portal.test');
      if (manager) await settleDemoMoney({ ...context, actor: manager }, id);
      return;
    }
    case 'askCorrection':
      await askCorrections(
        as,
        given(
          { id },
          {
            corrections: [{ field: step.field, message: step.message }],
            wishedFor: step.days === null ? null : newYorkDate(new Date(context.now.getTime() + step.days * DAY_MS)),
            version,
          },
        ),
      );
      return;
    case 'askCorrectionAgain':
      await askCorrectionAgain(
        as,
        given(
          { id, correction: await correctionId(as, id, step.field) },
          { message: step.message, wishedFor: null, version },
        ),
      );
      return;
    case 'acceptCorrection':
      await acceptCorrection(as, given({ id, correction: await correctionId(as, id, step.field) }, { version }));
      return;
    case 'withdrawCorrection':
      await withdrawCorrection(as, given({ id, correction: await correctionId(as, id, step.field) }, { version }));
      return;
    case 'exonerate': {
      const analystId = step.enters === 'ANALYSIS' ? idOf(analyst) : undefined;
      const { type, reason, observations } = step;
      await exonerate(
        as,
        given({ id }, { type, reason, observations, version, ...(analystId !== undefined && { analyst: analystId }) }),
      );
      return;
    }
    case 'payExternally': {
      const { method, reference } = step;
      const { amount } = await getFee(context.db);
      await payExternally(as, given({ id }, { method, reference, version, amount, date: newYorkDate(context.now) }));
      return;
    }
    case 'interview': {
      const { result, comments, answers } = step;
      const deactivation = step.deactivation ? { deactivation: step.deactivation } : {};
      await recordInterview(as, given({ id }, { result, comments, answers, version, ...deactivation }));
    }
  }
}

/** INTERVIEW_DENIED is the interview's own; a story never moves a card with it. */
function byHand<T extends string>(type: T): Exclude<T, 'INTERVIEW_DENIED'> {
  if (type === 'INTERVIEW_DENIED') throw new Error('A move by hand cannot deny an interview.');
  return type as Exclude<T, 'INTERVIEW_DENIED'>;
}

/** The correction of a field that is still open; no story asks for one field twice. */
export async function correctionId(
  { db }: Pick<StaffContext, 'db'>,
  applicationId: number,
  field: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from correction where application_id = ${applicationId} and field_key = ${field} order by id desc limit 1`.execute(
    db,
  );
  const row = rows[0];
  if (!row || !fieldTarget(field)) throw refusal('http.notFound');
  return row.id;
}
