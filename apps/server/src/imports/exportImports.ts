import { exportOf } from '../platform/lists/exportOf.ts';
import { tellListed } from './getImport.ts';
import { imports } from './listImports.ts';

/** Files that were brought in, with what became of their rows. */
export const importsExport = exportOf(
  'listImports',
  'importList',
  { rows: imports.whole, tell: (rows) => rows.map(tellListed) },
  [
    { key: 'name', text: ({ name }) => name ?? '', width: 40 },
    { key: 'kind', text: ({ kind }, words) => words.say('importList', `kind.${kind}`), width: 18 },
    { key: 'state', text: ({ state }, words) => words.say('importList', `state.${state}`), width: 18 },
    { key: 'rows', number: ({ total }) => total },
    { key: 'created', number: ({ outcomes }) => outcomes['CREATED'] ?? 0 },
    { key: 'merged', number: ({ outcomes }) => outcomes['MERGED'] ?? 0 },
    { key: 'refused', number: ({ outcomes }) => outcomes['REFUSED'] ?? 0 },
    { key: 'made', instant: ({ createdAt }) => createdAt },
    { key: 'by', text: ({ by }) => by ?? '' },
  ],
);
