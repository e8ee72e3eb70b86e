import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { Concerned, regionEndpoints } from '@portal/contract/churches/regions.ts';
import { isStale, whyNotGive } from '@portal/domain/churches/regions.ts';
import { startBulk } from '../../bulk/startBulk.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusal, refuseIfAny } from '../../platform/http/refusal.ts';
import type { Db } from '../../platform/database/tables.ts';
import { assigneeOf } from '../acts/assigneeOf.ts';
import { countConcerned, formerHolders, listFollowers } from './concerned.ts';
import { followingRegion } from './followRegion.ts';
import { getRegions } from './getRegions.ts';
import { lockRegions } from './lockRegions.ts';
import './regions.tables.ts';

type Give = typeof regionEndpoints.giveCountries;

/** What would change hands with the countries. */
export const previewCountries = (
  { db }: StaffContext,
  { body }: InputOf<typeof regionEndpoints.previewCountries>,
): Promise<Concerned> => countConcerned(db, body);

/**
 * Gives countries to an Ephesian, or to nobody (product/churches.md#regions). Refusals: `assign.kind` for who is no
 * active Ephesian; `record.stale` where one has changed hands since the reader looked; `region.taken` where another has one
 * that is not to be taken over.
 */
export async function giveCountries(context: StaffContext, { body }: InputOf<Give>): Promise<ReplyOf<Give>> {
  const { db } = context;
  const { assignee, takeOver, handOver } = body;
  if (assignee !== null) await assigneeOf(db, 'ephesian', assignee);
  await lockRegions(db);
  const countries = [...new Map(body.countries.map((asked) => [asked.country, asked])).values()];
  const held = await holdersOf(
    db,
    countries.map(({ country }) => country),
  );
  const holdings = countries.map(({ country, from }) => ({ seen: from, now: held.get(country) ?? null }));
  if (isStale(holdings)) throw refusal('record.stale', undefined, { present: await getRegions(context) });
  refuseIfAny(holdings.flatMap(({ now }) => whyNotGive(now, assignee, takeOver)).slice(0, 1));
  const moving = countries.filter(({ from }) => from !== assignee);
  if (moving.length === 0) return { runId: null };

  const given = { countries: moving, assignee };
  const followers = handOver ? await listFollowers(db, given) : [];
  await writeHolder(
    db,
    moving.map(({ country }) => country),
    assignee,
  );
  for (const [from, of] of Map.groupBy(moving, (each) => each.from)) {
    const detail = { countries: of.map(({ country }) => country), assigneeFrom: from, assigneeTo: assignee };
    await record(context, { noun: 'regions', id: 0, kind: 'given', detail });
  }
  if (followers.length === 0) return { runId: null };
  return { runId: await startBulk(context, followingRegion, { takesFrom: formerHolders(given) }, followers) };
}

async function holdersOf(db: Db, countries: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('region_country').selectAll().where('country', 'in', countries).execute();
  return new Map(rows.map(({ country, ephesian_id }) => [country, ephesian_id]));
}

const writeHolder = (db: Db, countries: readonly string[], ephesian: number | null): Promise<unknown> =>
  ephesian === null
    ? db.deleteFrom('region_country').where('country', 'in', countries).execute()
    : sql`
        insert into region_country (country, ephesian_id) select country, ${ephesian} from unnest(${[...countries]}::text[]) country
        on conflict (country) do update set ephesian_id = excluded.ephesian_id`.execute(db);
