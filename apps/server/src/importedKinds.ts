import { orderCards } from './applications/board/rebuildCards.ts';
import type { ImportKindDefinition } from './imports/kinds/importKind.ts';
import { applicationsImport } from './imports/kinds/applicationsImport.ts';
import { censusImport } from './imports/kinds/censusImport.ts';
import { leadersImport } from './imports/kinds/leadersImport.ts';
import { staffImport } from './imports/kinds/staffImport.ts';

/** Everything that can be brought in from a file. */
export const importedKinds: readonly ImportKindDefinition[] = [
  staffImport(orderCards),
  leadersImport,
  censusImport,
  applicationsImport,
];
