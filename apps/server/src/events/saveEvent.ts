import { randomInt } from 'node:crypto';
import type { eventEndpoints } from '@portal/contract/events/events.ts';
import { makeEventCode } from '@portal/domain/events/code.ts';
import { meantRange, whyNotEditEvent } from '@portal/domain/events/event.ts';
import { assigneeOf } from '../applications/acts/assigneeOf.ts';
import { changesOf } from '../history/changesOf.ts';
import { record } from '../history/record.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refuseFields, refuseIfAny } from '../platform/http/refusal.ts';
import { countCheckIns, lockEvent, statusNow, type EventRow } from './eventRow.ts';

type Endpoints = typeof eventEndpoints;
type Form = InputOf<Endpoints['createEvent']>['body'];

/**
 * Makes an event with a code of its own (product/events.md#event). Refusals, each at its field: `field.range`, `event.long`,
 * `appointment.skipped`, `assign.kind` for a region that nobody has.
 */
export async function createEvent(context: StaffContext, { body }: InputOf<Endpoints['createEvent']>): Promise<number> {
  const { db, now, actor } = context;
  const columns = columnsOf(body, now);
  if (body.ephesian !== null) await assigneeOf(db, 'ephesian', body.ephesian, 'ephesian');
  const code = await freeCode(db);
  const { id } = await db
    .insertInto('event')
    .values({ ...columns, code, created_at: now, created_by: actor.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(context, { noun: 'events', id, kind: 'created', detail: { code } });
  return id;
}

/**
 * Changes an event. Refusals: not found, `record.stale`, `event.inProgress`; those of `createEvent`; once somebody came in
 * `event.fixed` at another range, access or draft.
 */
export async function updateEvent(
  context: StaffContext,
  { params: { id }, body: { version, ...form } }: InputOf<Endpoints['updateEvent']>,
): Promise<number> {
  const { db, now } = context;
  const before = await lockEvent(context, id, version);
  refuseIfAny(whyNotEditEvent(statusNow(before, now)));
  const after = columnsOf(form, before.opened_at ?? now);
  if (form.ephesian !== null && form.ephesian !== before.ephesian_id) {
    await assigneeOf(db, 'ephesian', form.ephesian, 'ephesian');
  }
  if ((await countCheckIns(db, id)) > 0) refuseFixed(before, after);
  const { fields, changes } = changesOf('event', comparable(before), comparable(after));
  if (fields.length === 0) return id;
  await db
    .updateTable('event')
    .set({ ...after, version: before.version + 1 })
    .where('id', '=', id)
    .execute();
  await record(context, { noun: 'events', id, kind: 'updated', detail: { fields, changes } });
  return id;
}

/** The columns of a form; opened at an instant unless it is a draft. */
function columnsOf(form: Form, openedAt: Date) {
  const meant = meantRange(form);
  if (meant.fields) refuseFields(meant.fields);
  const startsAt = new Date(meant.startsAt ?? Number.NaN);
  return {
    name: form.name,
    place: form.place,
    conference: form.conference,
    ephesian_id: form.ephesian,
    zone: form.zone,
    starts_at: startsAt,
    ends_at: new Date(meant.fields ? Number.NaN : meant.endsAt),
    year: Number(form.startDay.slice(0, 4)),
    access: [...new Set(form.access)],
    opened_at: form.status === 'OPEN' ? openedAt : null,
  };
}

type Columns = ReturnType<typeof columnsOf>;

/** What is told of a change: instants as texts, a list as one, a draft or not. */
const comparable = (row: Columns | EventRow) => ({
  name: row.name,
  place: row.place,
  conference: row.conference,
  ephesian_id: row.ephesian_id,
  zone: row.zone,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  access: row.access.toSorted().join(','),
  opened_at: row.opened_at === null ? 'DRAFT' : 'OPEN',
});

function refuseFixed(before: EventRow, after: Columns): void {
  const fixed = { code: 'event.fixed' } as const;
  const [was, is] = [comparable(before), comparable(after)];
  const at = (differs: boolean) => (differs ? fixed : undefined);
  refuseFields({
    startDay: at(was.starts_at !== is.starts_at),
    endDay: at(was.ends_at !== is.ends_at),
    zone: at(was.zone !== is.zone),
    access: at(was.access !== is.access),
    status: at(was.opened_at !== is.opened_at),
  } as never);
}

/** A new code that no event has: one in some thousands is taken. */
export async function freeCode(db: Db): Promise<string> {
  for (;;) {
    const code = makeEventCode(randomInt);
    const taken = await db.selectFrom('event').select('id').where('code', '=', code).executeTakeFirst();
    if (!taken) return code;
  }
}
