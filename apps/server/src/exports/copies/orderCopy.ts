import { sql } from 'kysely';
import type { copyEndpoints } from '@portal/contract/exports/copies.ts';
import { exportStateOf, type ExportedCopyName } from '@portal/domain/exports/exports.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { leaveExport } from '../making/exportQueue.ts';
import '../exports.tables.ts';
import { COPY_KINDS } from './copyKinds.ts';

/**
 * Has a copy made in the background of all that is kept of a person (product/privacy.md#trace), and keeps that it was asked for.
 * Asked for once more while one is under way, it is that one. Whoever is out of reach is not found.
 */
export const orderCopy =
  (name: ExportedCopyName) =>
  async (
    context: StaffContext,
    { params }: Pick<InputOf<typeof copyEndpoints.copyTraced>, 'params'>,
  ): Promise<number> => {
    const { db, actor, now, language } = context;
    const { noun, lock } = COPY_KINDS[name];
    // Locked, so that of two orders at once the second finds the first.
    await lock(context, params.id);
    const found = await selectCopies(db, { name, id: params.id, user: actor.userId });
    const underWay = found.find(
      ({ state, created_at: createdAt, touched_at: touchedAt }) =>
        (state === 'WAITING' || state === 'RUNNING') &&
        exportStateOf({ state, createdAt, touchedAt }, now) !== 'FAILED',
    );
    if (underWay) return underWay.id;
    await record(context, { noun, id: params.id, kind: 'copied' });
    const { id } = await db
      .insertInto('export')
      .values({
        user_id: actor.userId,
        role_id: actor.roleId,
        list: name,
        subject_id: params.id,
        query: '{}',
        filters: [],
        columns: [],
        format: 'zip',
        language,
        rights: [...actor.permissions],
        total: 0,
        created_at: now,
        touched_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await leaveExport(db, id);
    return id;
  };

/** More of one person nobody asks for in a day. */
const MOST = 20;

interface Asked {
  name: ExportedCopyName;
  id: number;
  user: number;
}

/** Of one reader and person, the latest first. */
export const selectCopies = (db: StaffContext['db'], { name, id, user }: Asked) =>
  db
    .selectFrom('export')
    .select(['id', 'state', 'created_at', 'touched_at'])
    .where('subject_id', '=', id)
    .where('user_id', '=', user)
    .where('list', '=', name)
    .where(sql<boolean>`subject_id is not null`)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
