import type { dossierEndpoints } from '@portal/contract/dossiers/dossiers.ts';
import { DOSSIER_PARTS, dossierStateOf, readableParts } from '@portal/domain/dossiers/dossiers.ts';
import { takeCard } from '../applications/acts/cardAct.ts';
import { tellBeside } from '../applications/beside/tellBeside.ts';
import { record } from '../history/record.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound, refusal, refuseFields } from '../platform/http/refusal.ts';
import { leaveDossier } from './dossierQueue.ts';
import './dossiers.tables.ts';

type Endpoints = typeof dossierEndpoints;

/**
 * Has a dossier made of a card in sight (product/applications.md#dossier), one at a time for a reader and card. Refusals at
 * `parts`: `field.checkbox` where none is chosen, `field.choice` where the reader may not have one; `dossier.running`.
 */
export async function orderDossier(
  context: StaffContext,
  { params: { id }, body }: InputOf<Endpoints['orderDossier']>,
): Promise<number> {
  const card = await takeCard(context, { id, act: 'print' });
  const { db, actor, now } = context;
  const offered = readableParts(actor.permissions);
  refuseFields({
    parts:
      body.parts.length === 0
        ? { code: 'field.checkbox' }
        : body.parts.every((part) => offered.includes(part))
          ? undefined
          : { code: 'field.choice' },
  });
  if (await isUnderWay(context, id)) throw refusal('dossier.running');
  const made = await db
    .insertInto('dossier')
    .values({
      application_id: id,
      user_id: actor.userId,
      role_id: actor.roleId,
      language: body.language,
      parts: DOSSIER_PARTS.filter((part) => body.parts.includes(part)),
      created_at: now,
      touched_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await leaveDossier(db, made.id);
  await record(context, { noun: 'applications', id, kind: 'dossier.ordered', detail: { dossier: made.id } });
  await tellBeside(context, { id, what: 'dossiers', facts: card.facts });
  return id;
}

/** Of this reader and card; one whose maker was cut off is not. The card is locked meanwhile. */
async function isUnderWay({ db, actor, now }: StaffContext, application: number): Promise<boolean> {
  const found = await selectUnderWay(db, { application, user: actor.userId });
  return found.some(({ state, touched_at }) => dossierStateOf(state, touched_at, now) !== 'FAILED');
}

export const selectUnderWay = (db: Db, { application, user }: { application: number; user: number }) =>
  db
    .selectFrom('dossier')
    .select(['state', 'touched_at'])
    .where('application_id', '=', application)
    .where('user_id', '=', user)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .execute();

/** Tries a dossier once more that failed; any other stays as it is. Another reader's is not found. */
export async function retryDossier(
  context: StaffContext,
  { params: { id, dossier } }: InputOf<Endpoints['retryDossier']>,
): Promise<number> {
  const card = await takeCard(context, { id, act: 'print' });
  const { db, actor, now } = context;
  const found = await db
    .selectFrom('dossier')
    .select(['state', 'touched_at'])
    .where('id', '=', dossier)
    .where('application_id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  if (!found) throw notFound();
  if (dossierStateOf(found.state, found.touched_at, now) !== 'FAILED') return id;
  await db
    .updateTable('dossier')
    // With the rights of the role in which it is asked for now.
    .set({ state: 'WAITING', done: 0, total: 0, touched_at: now, role_id: actor.roleId })
    .where('id', '=', dossier)
    .execute();
  await leaveDossier(db, dossier);
  await tellBeside(context, { id, what: 'dossiers', facts: card.facts });
  return id;
}
