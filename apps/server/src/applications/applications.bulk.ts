import type { BulkDefinition } from '../bulk/defineBulk.ts';
import { handOver } from './handOver/handOver.ts';

/** What may be done to many applications at once. */
export const applicationBulks = [handOver] as unknown as readonly BulkDefinition[];
