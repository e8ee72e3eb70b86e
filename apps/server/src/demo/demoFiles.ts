import { sql } from 'kysely';
import { DOCUMENT_KINDS, type DocumentKind } from '@portal/domain/applications/form.ts';
import { cutOut } from '../applications/photos/prepareCrop.ts';
import type { Db } from '../platform/database/tables.ts';
import { KEPT_MS, receiveFile, type ReceivedFile } from '../platform/files/receiveFile.ts';
import type { Services } from '../platform/services.ts';
import type { DemoApplicant } from './corpus/applicant.ts';
import { documentFor, documentsOf } from './corpus/documents.ts';
import { portrait } from './corpus/portraits.ts';
import { PORTRAITS } from './corpus/portraits/traits.ts';

/** The face in a portrait, rather than all of it. */
export const FACE = { x: 60, y: 20, size: 360 };
const LETTER = 'RECOMMENDATION_LETTER_1';

/** Portraits and documents of the demonstration, each drawn, checked and stored once. */
export function demoFiles(services: Services) {
  const received = new Map<string, Promise<ReceivedFile>>();
  const once = (key: string, make: () => Promise<ReceivedFile>): Promise<ReceivedFile> => {
    const known = received.get(key) ?? make();
    received.set(key, known);
    return known;
  };
  const files = {
    portrait: (number: number) =>
      once(`portrait ${number % PORTRAITS}`, async () => receiveFile(services, 'photo', await portrait(number))),
    /** Of a portrait the part that is shown. */
    face: (number: number) =>
      once(`face ${number % PORTRAITS}`, async () => cutOut(services, (await portrait(number)).bytes, FACE)),
    /** What comes with a reference. */
    letter: (number: number) =>
      once(`letter ${number % documentsOf(LETTER)}`, async () =>
        receiveFile(services, 'reference', await documentFor(LETTER, number)),
      ),
    document: (kind: DocumentKind, number: number) =>
      once(`${kind} ${number % documentsOf(kind)}`, async () =>
        receiveFile(services, 'document', await documentFor(kind, number)),
      ),
    /** Draws and stores what an applicant will upload, before a transaction waits for it. */
    async prepare({ portraits, documents, story }: DemoApplicant): Promise<void> {
      await files.portrait(portraits.leader);
      await files.face(portraits.leader);
      await files.letter(documents);
      if (portraits.spouse !== null) await files.portrait(portraits.spouse);
      for (const kind of DOCUMENT_KINDS) await files.document(kind, documents);
      for (const step of story.steps) {
        if (step.act !== 'answerCorrection') continue;
        if ('portrait' in step.answer) await files.portrait(step.answer.portrait);
        if ('kind' in step.answer) await files.document(step.answer.kind, step.answer.document);
      }
    },
  };
  return files;
}

export type DemoFiles = ReturnType<typeof demoFiles>;

/**
 * Keeps what the acts of the past let go of: somebody of a later act uploads the same file, and no job may have removed it
 * between them. In their transaction.
 */
export const keepLetGo = (db: Db, now: Date): Promise<unknown> =>
  sql`update stored_file set kept_until = ${new Date(now.getTime() + KEPT_MS)} where kept_until <= ${now}`.execute(db);
