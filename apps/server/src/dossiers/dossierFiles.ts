import { sql } from 'kysely';
import { reachOf } from '@portal/domain/access/reach.ts';
import { DOSSIER_FILE } from '@portal/domain/dossiers/dossiers.ts';
import { reachCondition } from '../access/reachCondition.ts';
import type { FilePlace } from '../platform/files/attach.ts';
import { attachmentsOf } from '../platform/files/attachments.ts';
import type { StaffActor } from '../platform/http/context.ts';
import type { FileOwner, Subject } from '../platform/files/fileOwner.ts';

const NOUN = 'dossiers';

/** A dossier is for whoever had it made, as long as they see the card and may read all that they could read then. */
export const dossierFiles = {
  noun: NOUN,
  table: 'dossier',
  maySee: (actor: StaffActor) => sql<boolean>`
    dossier.user_id = ${actor.userId} and dossier.rights <@ ${[...actor.permissions]}::text[] and exists (
      select from application
      where application.id = dossier.application_id and ${reachCondition(reachOf(actor))})`,
  logged: { noun: 'applications', id: sql.ref('dossier.application_id'), kind: sql.lit(DOSSIER_FILE) },
} satisfies FileOwner;

export const dossierSubject = (id: number): Subject => ({ noun: NOUN, id });

/** The only file that a dossier has. */
export const FILE = { kind: 'file' } as const satisfies FilePlace;

/** As a column of a statement that reads `dossier`. */
export const FILES = attachmentsOf(NOUN, sql.ref('dossier.id'));
