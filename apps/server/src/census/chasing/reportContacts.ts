import { sql } from 'kysely';
import type { ReportContacts, reportContactEndpoints as endpoints } from '@portal/contract/census/contacts.ts';
import type { Language } from '@portal/domain/languages.ts';
import { whyNotAnswer } from '@portal/domain/census/states.ts';
import { record } from '../../history/record.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import { NEW_YORK, newYorkDate } from '../../platform/clock.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refusal } from '../../platform/http/refusal.ts';
import { lockReport } from '../churchReportActs.ts';
import { thisReport } from '../getChurchReport.ts';
import { mailReports } from '../mailReports.ts';
import { admittedOf } from '../network.ts';
import { isClosed, selectReports, stateOf, type ReportRow } from '../reportRow.ts';
import { refuseAnswers } from '../writeReport.ts';

type Params = InputOf<typeof endpoints.getReportContacts>['params'];
type Reading = Pick<StaffContext, 'db' | 'actor' | 'now' | 'services'>;

/** How the church of a report is reached, and what was done about it (product/census.md#chasing). */
export async function getReportContacts(context: Reading, { params }: { params: Params }): Promise<ReportContacts> {
  const { db, now } = context;
  const [report] = await selectReports(db, thisReport(context, params));
  if (!report) throw notFound();
  const people = await sql<{ name: string; email: string | null; phone: string | null; language: Language | null }>`
    select person.name || ' ' || person.last_name as name, coalesce(account.email, person.email) as email, person.phone,
      account.language
    from (select distinct application.person_id, application.client_account_id
      from church, ${admittedOf()} and church.id = ${report.church_id}) led
      join person on person.id = led.person_id
      left join client_account account on account.id = led.client_account_id and account.status = 'ACTIVE'
    order by person.id`.execute(db);
  const contacts = await contactsOf(context, report);
  const today = newYorkDate(now);
  return {
    people: people.rows,
    contacts: contacts.map(({ at, by, kind, note }) => ({ at: at.toISOString(), by, kind, note })),
    remind: mayRemind(report, today) && !wasReminded(contacts, today),
  };
}

const mayRemind = (report: ReportRow, today: string): boolean =>
  whyNotAnswer(stateOf(report, today), isClosed(report, today)).length === 0;

const wasReminded = (contacts: readonly { kind: string; day: string }[], today: string): boolean =>
  contacts.some(({ kind, day }) => kind === 'reminded' && day === today);

async function contactsOf({ db }: Pick<Reading, 'db'>, { id }: Pick<ReportRow, 'id'>) {
  const { rows } = await sql<{
    at: Date;
    day: string;
    by: string | null;
    kind: 'reminded' | 'noted';
    note: string | null;
  }>`
    select at, (at at time zone ${NEW_YORK})::date::text as day, ${STAFF_NAME} user_id) as by, kind,
      personal#>>'{note,to}' as note
    from history where noun = 'census' and subject_id = ${id} and kind in ('reminded', 'noted') order by history.id desc`.execute(
    db,
  );
  return rows;
}

/**
 * Mails those who lead the church that the report is owed. Refusals: `census.sent`, `census.expired`, `census.closed`,
 * `census.reminded` (today already), `census.unreachable` (nobody has an active account).
 */
export async function remindOfReport(
  context: StaffContext,
  { params }: InputOf<typeof endpoints.remindOfReport>,
): Promise<Params> {
  const { db, now, services } = context;
  const report = await lockReport(context, params);
  refuseAnswers(report, now);
  const today = newYorkDate(now);
  const before = await contactsOf(context, report);
  if (wasReminded(before, today)) throw refusal('census.reminded');
  const mails = await mailReports({ now, settings: services.settings }, db, [report.id], 'censusReminder');
  if (mails === 0) throw refusal('census.unreachable');
  await record(context, { noun: 'census', id: report.id, kind: 'reminded', detail: { mails } });
  return params;
}

/** Notes a call or a message about a report, whatever its state. */
export async function noteReportContact(
  context: StaffContext,
  { params, body: { note } }: InputOf<typeof endpoints.noteReportContact>,
): Promise<Params> {
  const report = await lockReport(context, params);
  await record(context, { noun: 'census', id: report.id, kind: 'noted', personal: { note: { from: null, to: note } } });
  return params;
}
