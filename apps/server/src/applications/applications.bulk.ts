import type { BulkDefinition } from '../bulk/defineBulk.ts';
import { remindingClients } from './clientAccounts/remindClients.ts';
import { handOver } from './handOver/handOver.ts';

/** What may be done to many applications at once, and to the clients they belong to. */
export const applicationBulks = [handOver, remindingClients] as unknown as readonly BulkDefinition[];
