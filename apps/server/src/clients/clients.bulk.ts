import type { BulkDefinition } from '../bulk/defineBulk.ts';
import { remindingClients } from './unfinished/remindClients.ts';

/** What may be done to many clients at once. */
export const clientBulks = [remindingClients] as unknown as readonly BulkDefinition[];
