import type { BulkDefinition } from '../bulk/defineBulk.ts';
import { restoring } from './bin/restoreApplication.ts';
import { followingRegion } from './regions/followRegion.ts';
import { documentBulks } from './documents/renewDocuments.ts';
import { handOver } from './handOver/handOver.ts';
import { manyBulks } from './many/manyActs.ts';

/** What may be done to many applications at once. */
export const applicationBulks = [
  handOver,
  followingRegion,
  restoring,
  ...documentBulks,
  ...manyBulks,
] as unknown as readonly BulkDefinition[];
