import type { ManyActName } from '@portal/contract/applications/found/many.ts';
import type { BulkDefinition } from '../../bulk/defineBulk.ts';
import { assignMany } from './assignMany.ts';
import { emailMany } from './emailMany.ts';
import type { ManyAct, ParamsOf } from './manyAct.ts';
import { moveMany } from './moveMany.ts';
import { reassignEphesian } from './reassignEphesian.ts';
import { tagMany } from './tagMany.ts';

/** What may be done to many applications that board and list show. */
export const MANY: { readonly [Name in ManyActName]: ManyAct<ParamsOf<Name>> } = {
  assign: assignMany,
  tag: tagMany,
  move: moveMany,
  email: emailMany,
  reassignEphesian,
};

export const manyBulks = Object.values(MANY).map(({ bulk }) => bulk) as unknown as readonly BulkDefinition[];
