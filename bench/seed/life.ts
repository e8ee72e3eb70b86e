/** What became of an application, told as rows: the traces that the acts of its story would have left. */
import { judgeMinistry } from '@portal/domain/applications/ministryRules.ts';
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import type { ApplicationRow } from '../../apps/server/src/applications/applicationRow.ts';
import type { DemoApplicant } from '../../apps/server/src/demo/corpus/applicant.ts';
import { ministryRules } from '../../apps/server/src/demo/corpus/ministryRules.ts';
import type { DemoDeactivation, DemoStep } from '../../apps/server/src/demo/corpus/story.ts';
import type { Random } from '../../apps/server/src/demo/corpus/random.ts';
import type { Row } from './copyRows.ts';
import { correctionRows } from './correctionRows.ts';
import type { Cast, SeedStaff } from './inventedStaff.ts';

type Table =
  | 'history'
  | 'correction'
  | 'correction_step'
  | 'field_change'
  | 'interview'
  | 'deactivation'
  | 'exoneration'
  | 'payment';

export interface Life {
  row: ApplicationRow;
  beside: Readonly<Record<Table, Row[]>>;
}

const FEE_CENTS = 15_000;
const day = (at: Date): string => at.toISOString().slice(0, 10);

/** Lives an application's story through, from its first row to where it stands now. */
export function liveThrough(
  start: ApplicationRow,
  { ministry, story }: DemoApplicant,
  cast: Cast,
  random: Random,
): Life {
  const row = { ...start };
  const beside: Life['beside'] = {
    history: [],
    correction: [],
    correction_step: [],
    field_change: [],
    interview: [],
    deactivation: [],
    exoneration: [],
    payment: [],
  };
  const corrections = correctionRows(row.id);
  const manager = random.pick(cast.manager);
  const application = { application_id: row.id };

  const assign = (kind: AssignmentKind, person: SeedStaff) =>
    Object.assign(row, { [`${kind}_id`]: person.id, [`${kind}_name`]: person.name });

  function tell(step: DemoStep, kind: string, detail: Row, by: number | null = manager.id, byApplicant = false): void {
    const subject = { noun: 'applications', subject_id: row.id };
    const entry = { kind, at: step.at, user_id: by, by_client: byApplicant, detail: JSON.stringify(detail) };
    beside.history.push({ ...subject, ...entry });
    row.version += 1;
    if (!step.enters || step.enters === row.status) return;
    row.status = step.enters;
    row.stage_entered_at = step.at;
  }

  function pay(step: DemoStep, type: 'ONLINE' | 'EXTERNAL', key: string, reference: string): void {
    Object.assign(row, { payment_status: 'PAID', payment_type: type, paid_at: step.at });
    Object.assign(row, { payment_detail_key: key, payment_detail_value: reference });
    beside.payment.push({
      ...application,
      type,
      state: 'PAID',
      amount: FEE_CENTS,
      currency: 'USD',
      provider_session: type === 'ONLINE' ? `seed_${row.id}` : null,
      method: type === 'ONLINE' ? null : key,
      reference,
      paid_on: day(step.at),
      user_id: type === 'ONLINE' ? null : manager.id,
      at: step.at,
    });
  }

  function deactivate(at: Date, form: DemoDeactivation): void {
    row.reject_type = form.type;
    const { type, reason, description, departureDate } = form;
    const kept = { type, reason, description, departure_date: departureDate, user_id: manager.id, at };
    beside.deactivation.push({ ...application, ...kept });
  }

  for (const step of story.steps) {
    const { at } = step;
    const reviewer = row.analyst_id ?? manager.id;
    switch (step.act) {
      case 'submit': {
        const { classification, flag } = judgeMinistry(ministryRules(), ministry.country, ministry.members);
        Object.assign(row, { classification, flag, submitted_at: at, country: ministry.country });
        row.form_state = 'FORM_STATE_DOCUMENTS';
        // Nearly all by their country; a few by hand, a few are nobody's.
        const regional = random.chance(0.97) ? (cast.inCharge.get(ministry.country) ?? cast.ephesian) : cast.ephesian;
        if (random.chance(0.95)) assign('ephesian', random.pick(regional));
        tell(step, 'submitted', { to: step.enters }, null, true);
        break;
      }
      case 'payOnline':
        pay(step, 'ONLINE', 'ONLINE', `pi_seed_${row.id}`);
        tell(step, 'paid.online', { from: row.status, to: step.enters }, null);
        break;
      case 'payExternally':
        pay(step, 'EXTERNAL', step.method, step.reference);
        tell(step, 'paid.external', { method: step.method, from: row.status, to: step.enters });
        break;
      case 'exonerate': {
        const { type, reason, observations } = step;
        Object.assign(row, { exoneration_type: type, exoneration_reason: reason });
        if (type === 'PAYMENT')
          Object.assign(row, { payment_status: 'EXONERATED', payment_type: 'EXONERATED', paid_at: at });
        else row.interview_waived ||= row.status !== 'REJECT_BY_TAG';
        if (step.enters === 'ANALYSIS') assign('analyst', random.pick(cast.analyst));
        beside.exoneration.push({ ...application, type, reason, observations, user_id: manager.id, at });
        tell(step, 'exonerated', { type, reason, from: row.status, to: step.enters });
        break;
      }
      case 'move': {
        if (step.to === 'ANALYSIS') assign('analyst', random.pick(cast.analyst));
        if (step.to === 'ANALYSIS' && random.chance(0.2)) assign('supervisor', random.pick(cast.supervisor));
        if (step.to === 'INTERVIEW' && row.ephesian_id === null) assign('ephesian', random.pick(cast.ephesian));
        if (step.to === 'INTERVIEW' && random.chance(0.2)) assign('manager', manager);
        if (step.deactivation) deactivate(at, step.deactivation);
        tell(step, 'moved', { from: step.from, to: step.to, enteredAt: row.stage_entered_at });
        break;
      }
      case 'askCorrection':
        corrections.take(step, reviewer);
        tell(step, 'correction.asked', { fields: [step.field] }, reviewer);
        break;
      case 'answerCorrection': {
        const round = corrections.take(step, reviewer);
        const newValue = 'value' in step.answer ? String(step.answer.value) : null;
        beside.field_change.push({ ...application, field_key: step.field, old_value: null, new_value: newValue, at });
        tell(step, 'correction.answered', { field: step.field, round }, null, true);
        break;
      }
      case 'askCorrectionAgain':
        tell(step, 'correction.again', { field: step.field, round: corrections.take(step, reviewer) }, reviewer);
        break;
      case 'acceptCorrection':
        corrections.take(step, reviewer);
        tell(step, 'correction.accepted', { field: step.field }, reviewer);
        break;
      case 'withdrawCorrection':
        corrections.take(step, reviewer);
        tell(step, 'correction.withdrawn', { field: step.field }, reviewer);
        break;
      case 'interview': {
        const interviewer = row.ephesian_id ?? manager.id;
        row.interview_result = step.result;
        beside.interview.push({
          ...application,
          result: step.result,
          comments: step.comments,
          user_id: interviewer,
          at,
        });
        if (step.deactivation) deactivate(at, step.deactivation);
        tell(step, 'interview.recorded', { result: step.result, from: row.status }, interviewer);
      }
    }
  }
  beside.correction.push(...corrections.rows());
  beside.correction_step.push(...corrections.steps);
  row.open_corrections = corrections.countOf('REQUESTED', 'CORRECTED');
  row.answered_corrections = corrections.countOf('CORRECTED');
  return { row, beside };
}
