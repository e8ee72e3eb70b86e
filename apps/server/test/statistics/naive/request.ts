import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { monthsOf, type Days } from '@portal/domain/statistics/period.ts';
import {
  asText,
  daysBetween,
  distinct,
  during,
  grouped,
  monthOf,
  percentile,
  share,
  stands,
  type Seen,
  type Told,
} from '../rawRows.ts';
import type { Naive } from './naive.ts';

const OPEN = ['COMPLETE', 'PAID', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS'];
const WAY = BOARD_STAGES.filter((stage) => stage !== 'REJECT_BY_TAG' && stage !== 'REJECTED');

const came = ({ stays }: Seen, days: Days, stage: string) =>
  stays.filter((stay) => stay.stage === stage && during(days, stay.entered_at));

const ofThese = (seen: Seen, rows: Record<string, any>[]) => {
  const ids = new Set(seen.applications.map(({ id }) => id));
  return rows.filter((row) => ids.has(row['application_id']));
};
const decided = (row: Record<string, any>): Date => row['decided_at'] ?? row['at'];

type Key = { of: (application: Record<string, any>) => unknown; stay: (stay: Record<string, any>) => unknown };
function flows(seen: Seen, days: Days, { of, stay }: Key): Told {
  const told: Told = {};
  const count = (key: unknown, place: number) => {
    if (key === null || key === undefined) return;
    const row = (told[asText(key)] ??= [0, 0, 0]);
    row[place] = (row[place] ?? 0) + 1;
  };
  for (const row of seen.applications) if (during(days, row['submitted_at'])) count(of(row), 0);
  for (const one of came(seen, days, 'APPROVED')) count(stay(one), 1);
  for (const one of came(seen, days, 'REJECTED')) count(stay(one), 2);
  return told;
}

export const request: Naive = {
  figures(seen, days) {
    const approved = came(seen, days, 'APPROVED');
    const deactivated = came(seen, days, 'REJECTED');
    const granted = ofThese(seen, seen.raw.exoneration).filter(
      (row) => row['state'] === 'GRANTED' && during(days, decided(row)),
    );
    return {
      submitted: seen.applications.filter((row) => during(days, row['submitted_at'])).length,
      approved: approved.length,
      deactivated: deactivated.length,
      approvalRate: share(approved.length, approved.length + deactivated.length),
      open: seen.stays.filter((stay) => OPEN.includes(stay.stage) && stands(days, stay)).length,
      daysToApproval: percentile(
        approved.map((stay) => daysBetween(stay.application['submitted_at'], stay.entered_at)),
        0.5,
      ),
      paid: seen.applications.filter((row) => during(days, row['paid_at'])).length,
      exonerated: granted.length,
      corrections: ofThese(seen, seen.raw.correction).filter((row) => during(days, row['asked_at'])).length,
    };
  },
  tables(seen, days) {
    const standing = seen.stays.filter((stay) => stands(days, stay));
    const submitted = new Map(
      seen.applications.flatMap((row) => (during(days, row['submitted_at']) ? [[row.id, -1] as [number, number]] : [])),
    );
    for (const { stage, application, entered_at } of seen.stays) {
      const furthest = submitted.get(application.id);
      if (
        furthest === undefined ||
        monthsOf(days).length === 0 ||
        !stands(days, { entered_at, left_at: null } as never)
      )
        continue;
      submitted.set(application.id, Math.max(furthest, WAY.indexOf(stage as never)));
    }
    const reached = WAY.map((_stage, place) => [...submitted.values()].filter((furthest) => furthest >= place).length);
    const ended = seen.stays.filter(({ left_at }) => during(days, left_at));
    const stepsOf = new Map(ofThese(seen, seen.raw.correction).map((row) => [row['id'], row]));
    const steps = seen.raw.correction_step.filter(
      (row) => stepsOf.has(row['correction_id']) && during(days, row['at']),
    );
    const byMonth = flows(seen, days, {
      of: (row) => monthOf(row['submitted_at']),
      stay: (stay) => monthOf(stay['entered_at']),
    });
    const months = monthsOf(days).map(({ key }) => key);
    const inMonth = (key: string, names: string[]) =>
      steps.filter((row) => monthOf(row['at']) === key && names.includes(row['step'])).length;
    const sheets = new Set(
      ofThese(seen, seen.raw.interview_sheet).flatMap((row) => (during(days, row['closed_at']) ? [row['id']] : [])),
    );
    const answers = seen.raw.interview_answer.filter(
      (row) =>
        sheets.has(row['sheet_id']) &&
        row['answer'] !== '' &&
        row['asked'].question.reportable &&
        row['asked'].question.type === 'RADIO',
    );
    return {
      byStage: Object.fromEntries(
        BOARD_STAGES.map((stage) => [stage, [distinct(standing.filter((stay) => stay.stage === stage))]]),
      ),
      funnel: Object.fromEntries(
        WAY.map((stage, place) => [stage, [reached[place] ?? 0, share(reached[place] ?? 0, Math.max(...reached))]]),
      ),
      daysInStage: Object.fromEntries(
        BOARD_STAGES.filter((stage) => stage !== 'SENT' && stage !== 'REJECTED').map((stage) => {
          const lengths = ended.flatMap((stay) =>
            stay.stage === stage ? [daysBetween(stay.entered_at, stay.left_at as Date)] : [],
          );
          return [stage, [percentile(lengths, 0.5), percentile(lengths, 0.9), lengths.length]];
        }),
      ),
      byMonth: Object.fromEntries(months.map((key) => [key, byMonth[key] ?? [0, 0, 0]])),
      byCountry: flows(seen, days, { of: (row) => row['country'], stay: (stay) => stay['application'].country }),
      byAnalyst: flows(seen, days, { of: (row) => row['analyst_id'], stay: (stay) => stay['analyst_id'] }),
      byEphesian: flows(seen, days, { of: (row) => row['ephesian_id'], stay: (stay) => stay['ephesian_id'] }),
      reasons: grouped(
        ofThese(seen, seen.raw.deactivation).filter((row) => row['undone_at'] === null && during(days, row['at'])),
        (row) => row['type'],
        (rows) => [rows.length],
      ),
      payments: grouped(
        seen.applications.filter((row) => row['payment_type'] !== null && during(days, row['paid_at'])),
        (row) => row['payment_type'],
        (rows) => [rows.length],
      ),
      exonerations: grouped(
        ofThese(seen, seen.raw.exoneration).filter((row) => during(days, decided(row))),
        (row) => row['reason'],
        (rows) => ['GRANTED', 'REFUSED'].map((state) => rows.filter((row) => row['state'] === state).length),
      ),
      corrections: Object.fromEntries(
        months.map((key) => [
          key,
          [inMonth(key, ['ask', 'askAgain']), inMonth(key, ['answer']), inMonth(key, ['accept'])],
        ]),
      ),
      answers: grouped(
        answers,
        (row) => `${row['question']} ${row['answer']}`,
        (rows) => [
          rows.length,
          share(rows.length, answers.filter((row) => row['question'] === rows[0]?.['question']).length),
        ],
      ),
    };
  },
};
