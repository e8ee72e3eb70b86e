import type { Selectable } from 'kysely';
import type { referenceEndpoints } from '@portal/contract/applications/references.ts';
import { besideOfReference } from '@portal/domain/applications/beside.ts';
import type { ReferenceType } from '@portal/domain/applications/references.ts';
import { record } from '../../history/record.ts';
import { letGoOfFiles } from '../../platform/files/letGo.ts';
import { takeUpload } from '../../platform/files/waitingUpload.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notPermitted } from '../../platform/http/recognise.ts';
import { notFound, refuseStale } from '../../platform/http/refusal.ts';
import { tellBeside } from '../beside/tellBeside.ts';
import { applicationSubject } from '../files/applicationFiles.ts';
import { seeCard } from '../seeCard.ts';
import { getReference, type ReferencePlace } from './reference.ts';
import { DOCUMENT, referenceSubject } from './referenceFiles.ts';
import type { ReferenceTable } from './references.tables.ts';

type Endpoints = typeof referenceEndpoints;

const TELLS = {
  POSITIVE: { added: 'reference.added', edited: 'reference.edited', removed: 'reference.removed' },
  NEGATIVE: {
    added: 'negativeReference.added',
    edited: 'negativeReference.edited',
    removed: 'negativeReference.removed',
  },
} as const satisfies Record<ReferenceType, unknown>;

/** Writes a reference on a card. Refusals at `document`: `field.upload`, `field.file`. */
export async function createReference(
  context: StaffContext,
  { params: { id }, body: { type, name, description, document } }: InputOf<Endpoints['createReference']>,
): Promise<ReferencePlace> {
  const { db, actor, now } = context;
  const facts = await seeCard(context, id);
  const { id: reference } = await db
    .insertInto('application_reference')
    .values({ application_id: id, type, name, description, user_id: actor.userId, at: now, edited_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await takeDocument(context, { id, reference }, document);
  await recordAbout(context, { id, reference }, TELLS[type].added);
  await tellBeside(context, { id, what: besideOfReference(type), facts });
  return { id, reference };
}

/**
 * Changes one's own reference and keeps what it said before. Refusals: GE004 of another's, `record.stale`; at `document`
 * `field.upload`, `field.file`.
 */
export async function updateReference(
  context: StaffContext,
  { params, body: { name, description, document, version } }: InputOf<Endpoints['updateReference']>,
): Promise<ReferencePlace> {
  const { db, now } = context;
  const facts = await seeCard(context, params.id);
  const before = await lockOwnReference(context, params);
  const present = await getReference(context, params);
  await refuseStale({ seen: version, now: before.version }, async () => present);
  const sameDocument = document === undefined || (document === null && present.document === null);
  if (name === before.name && description === before.description && sameDocument) return params;
  if (!sameDocument) {
    await letGoOfFiles(db, referenceSubject(params.reference).noun, [params.reference], now);
    await takeDocument(context, params, document ?? undefined);
  }
  await db
    .insertInto('application_reference_version')
    .values({
      reference_id: before.id,
      version: before.version,
      name: before.name,
      description: before.description,
      document: present.document?.name ?? null,
      at: before.edited_at ?? before.at,
    })
    .execute();
  await db
    .updateTable('application_reference')
    .set({ name, description, version: before.version + 1, edited_at: now })
    .where('id', '=', before.id)
    .execute();
  await recordAbout(context, params, TELLS[before.type].edited);
  await tellBeside(context, { id: params.id, what: besideOfReference(before.type), facts });
  return params;
}

/** Removes one's own reference with its document and all that it said. Refusal: GE004 of another's. */
export async function removeReference(
  context: StaffContext,
  { params }: InputOf<Endpoints['removeReference']>,
): Promise<null> {
  const { db, now } = context;
  const facts = await seeCard(context, params.id);
  const { id, type } = await lockOwnReference(context, params);
  await letGoOfFiles(db, referenceSubject(id).noun, [id], now);
  await db.deleteFrom('application_reference').where('id', '=', id).execute();
  await recordAbout(context, params, TELLS[type].removed);
  await tellBeside(context, { id: params.id, what: besideOfReference(type), facts });
  return null;
}

/** Pins a reference for all who read it, or lets it go: of two at once the later holds. */
export async function pinReference(
  context: StaffContext,
  { params, body }: InputOf<Endpoints['pinReference']>,
): Promise<ReferencePlace> {
  const facts = await seeCard(context, params.id);
  const pinned = await context.db
    .updateTable('application_reference')
    .set({ pinned: body.pinned })
    .where('id', '=', params.reference)
    .where('application_id', '=', params.id)
    .returning('type')
    .executeTakeFirst();
  if (!pinned) throw notFound();
  await tellBeside(context, { id: params.id, what: besideOfReference(pinned.type), facts });
  return params;
}

/** The reference after an act, as its reader may see it now. */
export async function answerReference(context: StaffContext, place: ReferencePlace) {
  if (context.repeated) await seeCard(context, place.id);
  return getReference(context, place);
}

/** A document is sent before there is a reference, so that it waits on the application. */
const takeDocument = (context: StaffContext, { id, reference }: ReferencePlace, upload: string | undefined) =>
  takeUpload(context, referenceSubject(reference), DOCUMENT, {
    upload,
    field: 'document',
    from: applicationSubject(id),
    as: 'reference',
  });

type Told = (typeof TELLS)[ReferenceType][keyof (typeof TELLS)[ReferenceType]];

const recordAbout = (context: StaffContext, { id, reference }: ReferencePlace, kind: Told): Promise<void> =>
  record(context, { noun: 'applications', id, kind, detail: { reference } });

async function lockOwnReference(
  { db, actor }: StaffContext,
  { id, reference }: ReferencePlace,
): Promise<Selectable<ReferenceTable>> {
  const found = await db
    .selectFrom('application_reference')
    .selectAll()
    .where('id', '=', reference)
    .where('application_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  if (found.user_id !== actor.userId) throw notPermitted(actor, undefined);
  return found;
}
