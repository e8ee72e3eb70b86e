import { sql } from 'kysely';
import type { TracedDetail, traceEndpoints } from '@portal/contract/clients/traces.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { clientReach } from '../clientReach.ts';
import { countsOf, everythingOf } from './keptOf.ts';
import { selectTraced } from './tracedRow.ts';

/** All that is kept of a person, counted; an account out of reach is not found. */
export const getTraced =
  (owners: readonly FileOwner[]) =>
  async (
    { db, actor }: Pick<StaffContext, 'db' | 'actor'>,
    { params: { id } }: Pick<InputOf<typeof traceEndpoints.getTraced>, 'params'>,
  ): Promise<TracedDetail> => {
    const [traced] = await selectTraced(
      db,
      sql<boolean>`client_account.id = ${id} and ${clientReach(reachOf(actor))}`,
      1,
    );
    if (!traced) throw notFound();
    return { ...traced, kept: countsOf(await everythingOf(db, id, owners)) };
  };
