import { sql } from 'kysely';
import type { duplicateEndpoints } from '@portal/contract/applications/duplicates.ts';
import { takeCard } from '../../applications/acts/cardAct.ts';
import { selectApplicationRows, type ApplicationRow } from '../../applications/applicationRow.ts';
import { applicationFiles, CROP } from '../../applications/files/applicationFiles.ts';
import { saveApplication } from '../../applications/saveApplication.ts';
import '../../applications/bin/bin.tables.ts';
import { record } from '../../history/record.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { COLUMNS } from '../../platform/privacy/columns.ts';
import { enterBoard, type Entered } from './enterBoard.ts';
import { readFormFacts } from '../formFacts.ts';

const FORM_TABLES = [
  'application_leader',
  'application_spouse',
  'application_ministry',
  'application_contact',
  'photo_crop',
];

/**
 * Submits form and documents of an application once more, for the same account, person and church
 * (product/applications.md#duplicate), also where the account has an unfinished one. What came of the first (payment,
 * corrections, verdicts, interview, notes, references, chat, tags, assignments) is not copied. Both name each other. Refusal:
 * `submission.incomplete` where today's form asks for more.
 */
export async function duplicateApplication(
  context: StaffContext,
  { params, body }: InputOf<typeof duplicateEndpoints.duplicateApplication>,
): Promise<Entered> {
  const { db } = context;
  const { row: origin } = await takeCard(context, { id: params.id, act: 'duplicate', seen: body });
  const copy = await copyForm(context, origin);
  const { form, missing } = await readFormFacts(context, copy.id);
  if (Object.keys(missing).length > 0) throw refusal('submission.incomplete', undefined, { fields: missing });
  const entered = await enterBoard(context, copy, { form, personId: origin.person_id, churchId: origin.church_id });
  await db.insertInto('application_duplicate').values({ application_id: copy.id, origin_id: origin.id }).execute();
  await record(context, {
    noun: 'applications',
    id: copy.id,
    kind: 'duplicated',
    detail: { as: 'origin', application: origin.id, caseNumber: origin.case_number },
  });
  await saveApplication(context, origin, {
    history: {
      kind: 'duplicated',
      detail: { as: 'copy', application: entered.id, caseNumber: entered.caseNumber },
    },
  });
  return entered;
}

/** Never UNFINISHED: the account may have one of these. */
async function copyForm({ db, now }: StaffContext, origin: ApplicationRow): Promise<ApplicationRow> {
  const { id } = await db
    .insertInto('application')
    .values({
      client_account_id: origin.client_account_id,
      status: 'COMPLETE',
      stage_entered_at: now,
      started_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const table of FORM_TABLES) await copyRows(db, table, { from: origin.id, to: id });
  await sql`
    insert into attachment (noun, subject_id, kind, place, file_id, name, user_id, at)
    select noun, ${id}, kind, place, file_id, name, user_id, at from attachment
    where noun = ${applicationFiles.noun} and subject_id = ${origin.id} and upload is null
      and (kind like 'FORM\\_%' or kind = ${CROP})`.execute(db);
  const [copy] = await selectApplicationRows(db, sql<boolean>`application.id = ${id}`);
  if (!copy) throw new Error('What was just written is there.');
  return copy;
}

async function copyRows(db: Db, table: string, { from, to }: { from: number; to: number }): Promise<void> {
  const columns = Object.keys(COLUMNS[table] ?? {}).filter((name) => name !== 'application_id');
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (application_id, ${names})
    select ${to}, ${names} from ${sql.table(table)} where application_id = ${from}`.execute(db);
}
