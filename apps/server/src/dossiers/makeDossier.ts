import { readingRights } from '@portal/domain/dossiers/dossiers.ts';
import { tellBeside } from '../applications/beside/tellBeside.ts';
import { selectSights } from '../applications/seeCard.ts';
import { bulkContext } from '../bulk/bulkContext.ts';
import type { Db } from '../platform/database/tables.ts';
import { attach } from '../platform/files/attach.ts';
import { keepMade } from '../platform/files/keepMade.ts';
import { letGoOfFiles } from '../platform/files/letGo.ts';
import { storedName } from '../platform/files/storedFile.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { defineJob, type JobContext } from '../platform/jobs/defineJob.ts';
import { makePaper } from '../platform/papers/makePaper.ts';
import type { PaperProgress } from '../platform/papers/paper.ts';
import type { Services } from '../platform/services.ts';
import { dossierPaper, type DossierPaper } from './content/dossierPaper.ts';
import { dossierSubject, FILE } from './dossierFiles.ts';
import { dossierQueue } from './dossierQueue.ts';
import './dossiers.tables.ts';

/** Told no oftener than this. */
const TELL_MS = 700;
const EXPIRE_SECONDS = 10 * 60;

/**
 * Makes a dossier with the rights that whoever asked for it has now. Made again after its process was cut off, it takes the
 * place of what there was; where the card is gone or out of reach, it has failed at once.
 */
export const makeDossier = defineJob({
  ...dossierQueue,
  retryLimit: 2,
  expireInSeconds: EXPIRE_SECONDS,
  async work(context, { dossier }) {
    const { database } = context;
    if (!(await database.transaction((db) => begin(db, dossier, context.now)))) return;
    try {
      const asked = await database.transaction((db) => gather(context, db, dossier));
      await finish(context, dossier, asked, await keep(context, dossier, asked));
    } catch (error) {
      const isRefused = error instanceof Refusal;
      if (isRefused || context.job.isLastTry) await database.transaction((db) => setState(db, dossier, 'FAILED'));
      if (!isRefused) throw error;
    }
  },
});

/** Whether there is something to be made. */
async function begin(db: Db, dossier: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dossier')
    .set({ state: 'RUNNING', touched_at: now })
    .where('id', '=', dossier)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Asked {
  application: number;
  user: number;
  rights: string[];
  paper: DossierPaper;
}

/** No address is made of what is printed: nobody's session asks. */
const NO_ADDRESSES = { sign: () => '', verify: () => false };

async function gather(context: JobContext, db: Db, dossier: number): Promise<Asked> {
  const row = await db.selectFrom('dossier').selectAll().where('id', '=', dossier).executeTakeFirstOrThrow();
  const started = await bulkContext(context, db, { actor_id: row.user_id, role_id: row.role_id });
  const reader: StaffContext = {
    ...started,
    language: row.language,
    services: { ...started.services, secrets: NO_ADDRESSES } as unknown as Services,
  };
  return {
    application: row.application_id,
    user: row.user_id,
    rights: readingRights(started.actor.permissions),
    paper: await dossierPaper(reader, row),
  };
}

/** Makes the file and puts it into the store; how far it is, is told meanwhile. */
async function keep(context: JobContext, dossier: number, { application, paper }: Asked): Promise<number> {
  const { files, database, signal } = context;
  let told = 0;
  let telling = Promise.resolve();
  const onProgress = (progress: PaperProgress): void => {
    const now = performance.now();
    if (now - told < TELL_MS && progress.done < progress.total) return;
    told = now;
    telling = telling
      .then(() => database.transaction((db) => tellProgress(db, { dossier, application, progress, at: new Date() })))
      .catch(() => undefined);
  };
  const bytes = makePaper(paper.booklet, {
    open: async (file) => {
      const stored = paper.files[file];
      return stored && files.read(storedName(stored));
    },
    onProgress,
    signal,
  });
  const file = await keepMade(context, { of: `dossier ${dossier}`, mediaType: 'application/pdf', bytes });
  await telling;
  return file;
}

interface Progress {
  dossier: number;
  application: number;
  progress: PaperProgress;
  at: Date;
}

async function tellProgress(db: Db, { dossier, application, progress, at }: Progress): Promise<void> {
  await db
    .updateTable('dossier')
    .set({ ...progress, touched_at: at })
    .where('id', '=', dossier)
    .where('state', '=', 'RUNNING')
    .execute();
  await tell(db, application);
}

async function tell(db: Db, application: number): Promise<void> {
  const facts = (await selectSights(db, [application])).get(application);
  if (facts) await tellBeside({ db }, { id: application, what: 'dossiers', facts });
}

async function setState(db: Db, dossier: number, state: 'DONE' | 'FAILED'): Promise<void> {
  const row = await db
    .updateTable('dossier')
    .set({ state })
    .where('id', '=', dossier)
    .returning('application_id')
    .executeTakeFirst();
  if (row) await tell(db, row.application_id);
}

/** Hangs the file on its record; where that was erased meanwhile, the file goes too. */
async function finish(context: JobContext, dossier: number, asked: Asked, fileId: number): Promise<void> {
  const { database, now } = context;
  await database.transaction(async (db) => {
    const there = await db
      .updateTable('dossier')
      .set({ rights: asked.rights })
      .where('id', '=', dossier)
      .returning('id')
      .executeTakeFirst();
    const file = { fileId, name: asked.paper.fileName };
    await attach(db, dossierSubject(dossier), FILE, file, { userId: asked.user, now });
    if (there) await setState(db, dossier, 'DONE');
    else await letGoOfFiles(db, dossierSubject(dossier).noun, [dossier], now);
  });
}
