import { sql } from 'kysely';
import type { ReportContacts, reportContactEndpoints as endpoints } from '@portal/contract/census/contacts.ts';
import type { Language } from '@portal/domain/languages.ts';
import { record } from '../../history/record.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { announceReport } from '../announceReport.ts';
import { lockReport } from '../churchReportActs.ts';
import { thisReport } from '../getChurchReport.ts';
import { admittedOf } from '../network.ts';
import { selectReports, type ReportRow } from '../reportRow.ts';
import { contactsAbout } from './chaseFacts.ts';
import { remindOf, whyNotRemindOf } from './remindOf.ts';

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
  const contacts = await contactsOf(db, report);
  return {
    people: people.rows,
    contacts: contacts.map(({ at, ...contact }) => ({ ...contact, at: at.toISOString() })),
    remind: (await whyNotRemindOf(db, report, now)).length === 0,
  };
}

async function contactsOf(db: Db, { id }: Pick<ReportRow, 'id'>) {
  const { rows } = await sql<{ at: Date; by: string | null; kind: 'reminded' | 'noted'; note: string | null }>`
    select at, ${STAFF_NAME} user_id) as by, kind, personal#>>'{note,to}' as note
    from ${contactsAbout(sql`${id}`)} order by history.id desc`.execute(db);
  return rows;
}

/** Mails those who lead the church that the report is owed; refuses what `remindOf` does. */
export async function remindOfReport(
  context: StaffContext,
  { params }: InputOf<typeof endpoints.remindOfReport>,
): Promise<Params> {
  await remindOf(context, await lockReport(context, params));
  return params;
}

/** Notes a call or a message about a report, whatever its state. */
export async function noteReportContact(
  context: StaffContext,
  { params, body: { note } }: InputOf<typeof endpoints.noteReportContact>,
): Promise<Params> {
  const report = await lockReport(context, params);
  await record(context, { noun: 'census', id: report.id, kind: 'noted', personal: { note: { from: null, to: note } } });
  await announceReport(context, report);
  return params;
}
