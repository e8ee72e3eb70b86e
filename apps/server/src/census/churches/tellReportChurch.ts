import type { ReportChurch } from '@portal/contract/census/reportChurches.ts';
import { chasesReports } from '@portal/domain/census/access.ts';
import { nextStep, whyNotRemind, type Outcome } from '@portal/domain/census/chasing.ts';
import type { Quarter } from '@portal/domain/census/dates.ts';
import type { Satisfaction } from '@portal/domain/census/form.ts';
import type { CensusState } from '@portal/domain/census/states.ts';
import type { Language } from '@portal/domain/languages.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { ListContext } from '../../platform/lists/defineList.ts';
import { isClosed } from '../reportRow.ts';

/** A church with its newest report, which may be none. */
export interface ChurchRow {
  id: number;
  name: string;
  city: string;
  country: string;
  valid_from: string;
  valid_to: string | null;
  census_id: number | null;
  year: number;
  quarter: Quarter;
  state: CensusState;
  deadline: string;
  sent_at: Date | null;
  version: number;
  ephesian_id: number | null;
  ephesian: string;
  vision: Satisfaction | null;
  care: Satisfaction | null;
  silence: number;
  waiting_since: string | null;
  record: Outcome[];
  received_at: Date | null;
  leader: { name: string; phone: string | null; language: Language | null } | null;
  reachable: boolean;
  /** The instant as text, as a statement's JSON has it. */
  contact: { at: string; by: string | null; kind: 'reminded' | 'noted'; note: string | null } | null;
  reminders: number;
  reminded_today: boolean;
  contacted_today: boolean;
}

type Reader = Pick<ListContext, 'actor' | 'now'>;

export function tellReportChurch(row: ChurchRow, { actor, now }: Reader): ReportChurch {
  const closed = isClosed(row, newYorkDate(now));
  return {
    id: row.id,
    name: row.name,
    city: row.city,
    country: row.country,
    leader: row.leader?.name ?? null,
    closed,
    last:
      row.census_id === null
        ? null
        : {
            census: { id: row.census_id, year: row.year, quarter: row.quarter },
            state: row.state,
            deadline: row.deadline,
            sentAt: row.sent_at?.toISOString() ?? null,
            version: row.version,
            ephesian: row.ephesian_id === null ? null : { id: row.ephesian_id, name: row.ephesian },
            vision: row.vision,
            care: row.care,
          },
    silence: row.silence,
    waitingSince: row.waiting_since,
    receivedAt: row.received_at?.toISOString() ?? null,
    record: row.record,
    chase: row.census_id !== null && chasesReports(actor) ? tellChase(row, { closed, now }) : null,
  };
}

type Chase = NonNullable<ReportChurch['chase']>;

function tellChase(row: ChurchRow, { closed, now }: { closed: boolean; now: Date }): Chase {
  const { leader, contact, state, deadline, reachable, reminders } = row;
  const facts = { state, closed, reachable };
  const [why] = whyNotRemind({ ...facts, remindedToday: row.reminded_today });
  return {
    phone: leader?.phone ?? null,
    language: leader?.language ?? null,
    contact: contact && { ...contact, at: new Date(contact.at).toISOString() },
    step: nextStep({ ...facts, deadline, reminders, contactedToday: row.contacted_today }, newYorkDate(now)),
    whyNotRemind: (why?.code ?? null) as Chase['whyNotRemind'],
  };
}
