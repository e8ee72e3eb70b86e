/** What a copy is of: whose rows, who may have it, and until when there is anything to copy (product/privacy.md#trace). */
import { sql, type RawBuilder } from 'kysely';
import type { ExportedCopyName } from '@portal/domain/exports/exports.ts';
import { reachOf, type Reach } from '@portal/domain/access/reach.ts';
import { clientReach } from '../../clients/clientReach.ts';
import { lockClient } from '../../clients/lockClient.ts';
import { everythingOf, everythingOfRecorded, type Everything } from '../../clients/traces/keptOf.ts';
import { getRecorded, recordedSight } from '../../clients/traces/recordedRow.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import type { StaffActor, StaffContext } from '../../platform/http/context.ts';

interface CopyKind {
  /** Under which the history tells that a copy was asked for. */
  noun: 'clients' | 'persons';
  /** The file's name, before the id. */
  named: string;
  /** Locks whom it is of; whoever is out of reach is not found. */
  lock(context: StaffContext, id: number): Promise<unknown>;
  everything(db: Db, id: number, owners: readonly FileOwner[]): Promise<Everything>;
  /** A statement of one row, where there is still somebody to copy, and nobody erases them. */
  there(id: RawBuilder<unknown>): RawBuilder<unknown>;
  /** What besides makes that row the reader's to see. */
  sight(reach: Reach): RawBuilder<boolean>;
}

export const COPY_KINDS: Readonly<Record<ExportedCopyName, CopyKind>> = {
  copyTraced: {
    noun: 'clients',
    named: 'data',
    lock: lockClient,
    everything: everythingOf,
    there: (id) => sql`
      select 1 from client_account where client_account.id = ${id} and not exists (
        select from trace_erasure where trace_erasure.account_id = client_account.id and done_at is null)`,
    sight: clientReach,
  },
  copyTracedLeader: {
    noun: 'persons',
    named: 'data-leader',
    lock: (context, id) => getRecorded(context, id, { locks: true }),
    everything: everythingOfRecorded,
    there: (id) => sql`select 1 from person where person.id = ${id}`,
    sight: recordedSight,
  },
};

/** Whether an actor may have a copy of this person now. */
export const maySeeCopied = (
  name: ExportedCopyName,
  id: RawBuilder<unknown>,
  actor: StaffActor,
): RawBuilder<boolean> => {
  const { there, sight } = COPY_KINDS[name];
  return sql<boolean>`exists (${there(id)} and ${sight(reachOf(actor))})`;
};

/** The same of the row of a copy; of any other export it is always so. Expects the table `export` in the query. */
export const opensCopy = (actor: StaffActor): RawBuilder<boolean> => {
  const id = sql.ref('export.subject_id');
  return sql<boolean>`case export.list
    when 'copyTraced' then ${maySeeCopied('copyTraced', id, actor)}
    when 'copyTracedLeader' then ${maySeeCopied('copyTracedLeader', id, actor)}
    else true end`;
};
