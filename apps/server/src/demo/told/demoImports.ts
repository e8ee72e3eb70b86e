/** Files that were brought in, one of each kind with its report, and one that waits for its columns to be looked at. */
import { sql } from 'kysely';
import { orderCards } from '../../applications/board/rebuildCards.ts';
import { workOnRun } from '../../bulk/workOnRun.ts';
import { checkImport, runImport } from '../../imports/importActs.ts';
import { importBulks } from '../../imports/imports.bulk.ts';
import { applicationsImport } from '../../imports/kinds/applicationsImport.ts';
import { censusImport } from '../../imports/kinds/censusImport.ts';
import { leadersImport } from '../../imports/kinds/leadersImport.ts';
import { staffImport } from '../../imports/kinds/staffImport.ts';
import { prepareImport, uploadImport } from '../../imports/uploadImport.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { JobContext } from '../../platform/jobs/defineJob.ts';
import { finishedFiles, WAITING } from '../corpus/imports.ts';
import { given } from '../given.ts';

const KINDS = [staffImport(orderCards), leadersImport, censusImport, applicationsImport];

type DemoFile = typeof WAITING;

/** Reads files as whoever uploads them does, and brings those in that are not to wait. */
export async function addDemoImports(as: StaffContext): Promise<void> {
  const { rows: accounts } = await sql<{ email: string }>`
    select email from client_account where status = 'ACTIVE' and not has_application order by id limit 1`.execute(
    as.db,
  );
  const { rows: censuses } = await sql<{ year: number; quarter: number }>`
    select year, quarter from census where deadline < ${newYorkDate(as.now)}::date order by id desc limit 1`.execute(
    as.db,
  );
  const [census] = censuses;
  const known = { year: 2020, quarter: 1, ...census, accounts: accounts.map(({ email }) => email) };
  for (const file of finishedFiles(known)) await bringIn(as, file);
  await upload(as, WAITING);
}

async function upload(as: StaffContext, { kind, name, text }: DemoFile): Promise<number> {
  const input = { ...given({ kind }, undefined), file: { name, bytes: Buffer.from(text, 'latin1') } };
  return uploadImport(as, input, await prepareImport(KINDS)(as, input));
}

/** Tried and then run, each by the work that the act leaves. */
async function bringIn(as: StaffContext, file: DemoFile): Promise<void> {
  const id = await upload(as, file);
  const { mapping, version } = await batchOf(as, id);
  await checkImport(KINDS)(as, given({ id }, { mapping, duplicates: 'SKIP', version }));
  await workOff(as, id);
  await runImport(KINDS)(as, given({ id }, { version: (await batchOf(as, id)).version }));
  await workOff(as, id);
}

const batchOf = ({ db }: StaffContext, id: number) =>
  db.selectFrom('import_batch').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What the job would do after the commit, in the transaction of the demonstration; the job finds nothing left. */
async function workOff(as: StaffContext, id: number): Promise<void> {
  const { run_id: run } = await batchOf(as, id);
  const within = {
    transaction: (act: (db: StaffContext['db']) => Promise<unknown>) => act(as.db),
  } as unknown as Database;
  const job = {
    ...as.services,
    now: as.now,
    database: within,
    signal: new AbortController().signal,
  } as unknown as JobContext;
  if (run !== null) await workOnRun(job, importBulks(KINDS), run);
}
