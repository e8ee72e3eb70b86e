import { sql } from 'kysely';
import * as z from 'zod/mini';
import { daysBefore } from '@portal/domain/clients/accounts.ts';
import { ANNOUNCED_DAYS, draftDue, draftsQuietSince } from '@portal/domain/clients/drafts.ts';
import type { Language } from '@portal/domain/languages.ts';
import { record } from '../../history/record.ts';
import { dayText } from '../../outbox/mailFormats.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import { NEW_YORK, newYorkDate } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/tables.ts';
import { letGoOfFiles } from '../../platform/files/letGo.ts';
import { defineJob, type JobContext } from '../../platform/jobs/defineJob.ts';
import { noteErasure } from '../../platform/privacy/erasures.ts';
import { emptyImportedDraft } from '../../applications/bin/emptyPersonal.ts';
import { getDraftErasureDays } from '../../settings/draftErasure.ts';
import '../../applications/applications.tables.ts';
import '../clients.tables.ts';

const STEP = 200;

interface QuietDraft {
  account: number;
  application: number;
  email: string;
  language: Language;
  startedAt: Date;
  lastActiveAt: Date;
  firstAt: Date | null;
  lastAt: Date | null;
}

/** Those quiet since then, in the order of their accounts behind one of them. */
export async function selectQuiet(db: Db, since: Date, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from client_account where has_draft and last_active_at <= ${since} and id > ${after}
    order by id limit ${STEP}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Erases drafts that were quiet for the time that is set, after it told their owners 30 and 7 days before
 * (product/form.md#drafts). What is due is judged of the locked row: run twice, or late, nothing is done twice.
 */
export const eraseDrafts = defineJob({
  name: 'clients.erase-drafts',
  schema: z.object({}),
  cron: { expression: '0 7 * * *', zone: NEW_YORK },
  async work(context) {
    const { database, now, signal } = context;
    const days = await database.read(getDraftErasureDays);
    if (days === null) return;
    for (let after = 0, found = STEP; found === STEP;) {
      const ids = await database.read((db) => selectQuiet(db, draftsQuietSince(now, days), after));
      for (const id of ids) {
        signal.throwIfAborted();
        await database.transaction((db) => dealWith(context, db, id));
      }
      found = ids.length;
      after = ids.at(-1) ?? after;
    }
  },
});

/** The time is asked again: it may have been made longer meanwhile. */
async function dealWith(context: JobContext, db: Db, account: number): Promise<void> {
  const { now } = context;
  const days = await getDraftErasureDays(db);
  const draft = await lockDraft(db, account);
  if (days === null || !draft) return;
  const due = draftDue(draft, days, now);
  if (due === undefined) return;
  if (due !== 'erase') return announce(context, db, draft, due);
  await eraseDraft(db, { id: draft.application, began: draft.startedAt }, now);
  const detail = { application: draft.application };
  await record({ db, now, actor: null }, { noun: 'clients', id: account, kind: 'draftErased', detail });
}

/** Erases an application that was never sent, with its files and what files that were brought in told of it, and keeps that it was. */
export async function eraseDraft(db: Db, draft: { id: number; began: Date }, now: Date): Promise<void> {
  await emptyImportedDraft(db, draft.id);
  await takeDraftBack(db, draft, now);
}

/** The same of one that an import began by mistake: what stood in the file is told on. */
export async function takeDraftBack(db: Db, { id, began }: { id: number; began: Date }, now: Date): Promise<void> {
  await noteErasure(db, { kind: 'draft', subject: id, began }, now);
  await db.deleteFrom('application').where('id', '=', id).execute();
  await letGoOfFiles(db, 'applications', [id], now);
}

/** The account first, as whoever signs in or works on a form does. */
async function lockDraft(db: Db, account: number): Promise<QuietDraft | undefined> {
  await sql`select from client_account where id = ${account} for no key update`.execute(db);
  const { rows } = await sql<QuietDraft>`
    select client_account.id as account, application.id as application, email, language,
      started_at as "startedAt", last_active_at as "lastActiveAt", first_at as "firstAt", last_at as "lastAt"
    from client_account join application on application.client_account_id = client_account.id
      left join draft_erasure on draft_erasure.application_id = application.id
    where client_account.id = ${account} and application.status = 'UNFINISHED' and application.deleted_at is null
    for no key update of application`.execute(db);
  return rows[0];
}

async function announce(
  { now, settings }: JobContext,
  db: Db,
  draft: QuietDraft,
  which: keyof typeof ANNOUNCED_DAYS,
): Promise<void> {
  const days = ANNOUNCED_DAYS[which];
  const told = which === 'first' ? { first_at: now, last_at: null } : { last_at: now };
  await db
    .insertInto('draft_erasure')
    .values({ application_id: draft.application, first_at: now, last_at: null })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(told))
    .execute();
  await record(
    { db, now, actor: null },
    { noun: 'clients', id: draft.account, kind: 'draftAnnounced', detail: { application: draft.application, days } },
  );
  await writeMail(
    { db, now, services: { settings } },
    {
      to: draft.email,
      language: draft.language,
      template: 'draftErasure',
      params: { date: dayText(draft.language, newYorkDate(daysBefore(now, -days))) },
      links: [`${settings.clientUrl}/request/${draft.application}`],
    },
  );
}
