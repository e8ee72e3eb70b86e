import { sql } from 'kysely';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { FilePlace } from '../platform/files/attach.ts';
import { attachmentsOf } from '../platform/files/attachments.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffActor } from '../platform/http/context.ts';
import { isStillCharged } from '../platform/privacy/chargeOf.ts';
import type { FileOwner, Subject } from '../platform/files/fileOwner.ts';
import { opensCopy } from './copies/copyKinds.ts';
import './exports.tables.ts';

const NOUN = 'exports';

/**
 * The file of a finished export is for whoever took it out, as long as they hold all that they held then and nothing left their
 * charge since; a copy of a person also only as long as they see whom it is of.
 */
export const exportFiles = {
  noun: NOUN,
  table: 'export',
  ofMany: {
    makeAnew: (db: Db) =>
      db
        .updateTable('export')
        .set(({ eb }) => ({ begun: eb('begun', '+', 1) }))
        .where('state', 'in', ['WAITING', 'RUNNING'])
        .execute(),
  },
  maySee: (actor: StaffActor) => sql<boolean>`
    export.user_id = ${actor.userId} and export.query is not null and export.state = 'DONE' and export.rights <@ ${[...actor.permissions]}::text[]
    and ${isStillCharged(sql.ref('export.charge'), reachOf(actor))} and ${opensCopy(actor)}`,
} satisfies FileOwner;

export const exportSubject = (id: number): Subject => ({ noun: NOUN, id });

/** The only file that an export has. */
export const FILE = { kind: 'file' } as const satisfies FilePlace;

/** As a column of a statement that reads `export`. */
export const FILES = attachmentsOf(NOUN, sql.ref('export.id'));
