import type { ChangedNoun, ChangeKind } from '@portal/domain/history/changes.ts';
import { personReach } from './applications/networkReach.ts';
import './applications/regions/regions.tables.ts';
import { clientReach } from './clients/clientReach.ts';
import './clients/clients.tables.ts';
import './content/content.tables.ts';
import { changesWithin } from './history/changes.ts';
import type { KindOf } from './history/record.ts';
import './imports/imports.tables.ts';
import './notifications/notifications.tables.ts';
import './settings/settings.tables.ts';
import './users/users.tables.ts';

/** What acts write of these nouns, and no list of changes has words for; and the other way round. */
type Untold = {
  [Noun in ChangedNoun]: Exclude<KindOf<Noun>, ChangeKind<Noun>> | Exclude<ChangeKind<Noun>, KindOf<Noun>>;
}[ChangedNoun];
/** Does not compile where there is one. */
type AllTold = [Untold] extends [never] ? typeof changesWithin : never;

/** Every change of the records of all nouns that are looked after in one list. */
export const changes = (changesWithin satisfies AllTold)({ clients: clientReach, persons: personReach });
