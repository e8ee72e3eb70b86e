import { sql } from 'kysely';
import type { traceEndpoints } from '@portal/contract/clients/traces.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { offeredName } from '@portal/domain/fields/files.ts';
import { record } from '../../history/record.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import { readStored } from '../../platform/files/receiveFile.ts';
import { zipStream, type ZipEntry } from '../../platform/files/zipStream.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffActor, StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import type { Http } from '../../platform/http/serve.ts';
import type { Row } from '../../platform/privacy/rowsOf.ts';
import type { Services } from '../../platform/services.ts';
import { asFile, signedAddress, signedRoute, type ActorOfSession } from '../../platform/signedRoute.ts';
import { clientReach } from '../clientReach.ts';
import { lockClient } from '../lockClient.ts';
import { everythingOf, everythingOfRecorded, type Everything } from './keptOf.ts';
import { selectRecorded } from './recordedRow.ts';

const PURPOSE = 'traces';
/** Of those who were recorded without an account. */
export const LEADERS = 'leader-traces';
const RIGHT = 'business.configuration.trace';

/** Keeps that a copy was asked for; an account out of reach is not found. */
export async function copyTraced(
  context: StaffContext,
  { params }: InputOf<typeof traceEndpoints.copyTraced>,
): Promise<number> {
  const { id } = await lockClient(context, params.id);
  await record(context, { noun: 'clients', id, kind: 'copied' });
  return id;
}

/** An address that opens the copy. */
export const copyAddress = (context: StaffContext, id: number, purpose = PURPOSE): { url: string } => ({
  url: signedAddress(context, purpose, id),
});

/** All that is kept of a person in one ZIP: what the tables say as JSON, and the files as they are (product/privacy.md#trace). */
export function copyRoutes(http: Http, owners: readonly FileOwner[], actorOfSession: ActorOfSession): void {
  copyRoute(http, { purpose: PURPOSE, named: 'data' }, actorOfSession, async (db, actor, id) => {
    const { rows } = await sql`
      select 1 from client_account where id = ${id} and ${clientReach(reachOf(actor))}`.execute(db);
    return rows.length === 0 ? undefined : everythingOf(db, id, owners);
  });
  copyRoute(http, { purpose: LEADERS, named: 'data-leader' }, actorOfSession, async (db, actor, id) => {
    const [leader] = await selectRecorded({ db, actor }, sql<boolean>`person.id = ${id}`, { most: 1 });
    return leader && everythingOfRecorded(db, id, owners);
  });
}

function copyRoute(
  http: Http,
  { purpose, named }: { purpose: string; named: string },
  actorOfSession: ActorOfSession,
  read: (db: Db, actor: StaffActor, id: number) => Promise<Everything | undefined>,
): void {
  const { services } = http;
  signedRoute(http, { purpose, actorOfSession }, async ({ actor, id }, reply) => {
    if (!actor.permissions.has(RIGHT)) return undefined;
    const all = await services.database.snapshot((db) => read(db, actor, id));
    if (!all) return undefined;
    return asFile(reply, `${named}-${id}.zip`, 'application/zip').send(zipStream(entriesOf(services, all)));
  });
}

function entriesOf(services: Services, everything: Everything): ZipEntry[] {
  const at = services.clock.now();
  const text = JSON.stringify(Object.fromEntries(everything), null, 2);
  return [
    { name: 'data.json', at, open: async () => inOnePart(Buffer.from(text)) },
    ...(everything.get('attachment') ?? []).map((row) => fileOf(services, row, at)),
  ];
}

async function* inOnePart(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function fileOf(services: Services, row: Row, at: Date): ZipEntry {
  const digest = String(row['digest']);
  const mediaType = String(row['media_type']);
  return {
    name: `files/${String(row['noun'])}-${String(row['subject_id'])}/${String(row['id'])}-${offeredName(String(row['name']), mediaType)}`,
    at,
    async open() {
      const stored = await readStored(services, { digest, media_type: mediaType });
      if (!stored) throw new Error(`The bytes of ${digest} are not in the store.`);
      return stored.stream;
    },
  };
}
