import { sql, type Updateable } from 'kysely';
import { randomInt } from 'node:crypto';
import type { licenceEndpoints } from '@portal/contract/licences/licences.ts';
import { makeLicenceCode } from '@portal/domain/licences/code.ts';
import { renewedUntil, whyNotRenew } from '@portal/domain/licences/licence.ts';
import { cardAct, requireAct, type CardInHand } from '../applications/acts/cardAct.ts';
import { lockInReach } from '../applications/lockApplication.ts';
import { saveApplication } from '../applications/saveApplication.ts';
import type { BulkContext } from '../bulk/defineBulk.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound, refusal, refuseIfAny, refuseStale } from '../platform/http/refusal.ts';
import { getCheckInSettings } from '../settings/checkIn.ts';
import { answerLicence } from './getLicence.ts';
import { licenceOf, type LicenceRow } from './licence.ts';

type Inputs = typeof licenceEndpoints;

/**
 * Lets a licence hold for so many months more as staff have set (product/licences.md#life). Refusals: `licence.stage`, GE004, `record.stale`,
 * `licence.inactive` of one that was taken back, `licence.early` before its last 30 days.
 */
export const renewLicence = cardAct({
  act: 'licence',
  async write(card, { params, body }: InputOf<Inputs['renewLicence']>) {
    return renew(card.context, await takeLicence(card, params.id, body.seen));
  },
});

/** The same for one of many: as it is now, whatever its reader saw. */
export async function renewOne(context: BulkContext, application: number): Promise<void> {
  const row = await lockInReach(context, application);
  requireAct(context.actor, row, 'licence');
  const licence = await licenceOf(context.db, application, true);
  if (!licence) throw notFound();
  await saveApplication(context, row, { keepsVersion: true, ...(await renew(context, licence)) });
}

async function renew({ db, now }: Pick<BulkContext, 'db' | 'now'>, licence: LicenceRow) {
  refuseDeactivated(licence);
  const today = newYorkDate(now);
  refuseIfAny(whyNotRenew(licence.valid_until, today));
  const { licenceMonths } = await getCheckInSettings(db);
  const until = renewedUntil(licence.valid_until, today, licenceMonths);
  await change(db, licence, { valid_until: until });
  return { history: { kind: 'licence.renewed' as const, detail: { licence: licence.id, until } } };
}

/**
 * Gives the licence another code; whoever asks by the one before is told that it is inactive. Refusals: `licence.stage`,
 * GE004, `record.stale`, `licence.inactive`.
 */
export const reissueLicence = cardAct({
  act: 'licence',
  async write(card, { params, body }: InputOf<Inputs['reissueLicence']>) {
    const before = await takeLicence(card, params.id, body.seen);
    refuseDeactivated(before);
    const { db, now } = card.context;
    await change(db, before, { replaced_at: now });
    const licence = await insertLicence(db, {
      person: before.person_id,
      validUntil: before.valid_until,
      // Goes on from the one before, so that a window that saw that one is told.
      version: before.version + 1,
      now,
    });
    await db.updateTable('application').set({ licence_id: licence }).where('licence_id', '=', before.id).execute();
    return { history: { kind: 'licence.reissued' as const, detail: { licence } } };
  },
});

/** Takes a licence back or gives it again; as it is already, nothing changes. Refusals: `licence.stage`, GE004, `record.stale`. */
export const switchLicence = cardAct({
  act: 'licence',
  async write(card, { params, body: { active, reason, seen } }: InputOf<Inputs['switchLicence']>) {
    const licence = await takeLicence(card, params.id, seen);
    if ((licence.deactivated_at === null) === active) return undefined;
    const { db, now } = card.context;
    await change(db, licence, active ? { deactivated_at: null, reason: null } : { deactivated_at: now, reason });
    const kind = active ? ('licence.activated' as const) : ('licence.deactivated' as const);
    return { history: { kind, detail: { licence: licence.id } } };
  },
});

/** A living licence with a new code. One in some ten million millions is taken; the act then fails, and is done at the next try. */
export async function insertLicence(
  db: Db,
  { person, validUntil, version = 1, now }: { person: number; validUntil: string; version?: number; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('licence')
    .values({
      person_id: person,
      code: makeLicenceCode(randomInt),
      issued_at: now,
      valid_until: validUntil,
      version,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function takeLicence({ context }: CardInHand, application: number, seen: number): Promise<LicenceRow> {
  const licence = await licenceOf(context.db, application, true);
  if (!licence) throw notFound();
  await refuseStale({ seen, now: licence.version }, () => answerLicence(context, application));
  return licence;
}

function refuseDeactivated({ deactivated_at }: LicenceRow): void {
  if (deactivated_at) throw refusal('licence.inactive');
}

const change = (db: Db, { id }: LicenceRow, columns: Updateable<Tables['licence']>) =>
  db
    .updateTable('licence')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
