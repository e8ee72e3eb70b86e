import { isCopy } from '@portal/domain/exports/exports.ts';
import { exportOf, type ExportedList } from '../platform/lists/exportOf.ts';
import { exportWords } from '../platform/lists/exportWords.ts';
import { exports } from './listExports.ts';
import { tellExport } from './tellExport.ts';

/** What was taken out, of these lists and of itself. */
export const exportsExport = (others: readonly ExportedList[]): ExportedList => {
  const lists = [...others, { name: 'listExports', noun: 'exports' } as const];
  return exportOf(
    'listExports',
    'exports',
    {
      rows: exports.whole,
      async tell(rows, { now }) {
        // Its titles are those of the cells below, in the language of the file.
        const words = await exportWords('en');
        return rows.map((row) => ({ ...tellExport(row, now, words, lists), keptUntil: null, file: null }));
      },
    },
    [
      {
        key: 'list',
        text: ({ list }, words) =>
          isCopy(list)
            ? words.say('exports', `list.${list}`)
            : words.say(lists.find(({ name }) => name === list)?.noun ?? 'exports', 'title' as never),
      },
      { key: 'by', text: ({ by }) => by.name },
      { key: 'made', instant: ({ createdAt }) => createdAt },
      { key: 'rows', number: ({ total }) => total },
      { key: 'format', text: ({ format }, words) => words.say('exports', `format.${format}`), width: 14 },
      { key: 'language', text: ({ language }, words) => words.say('shell', `language.${language}`), width: 12 },
      { key: 'filters', text: ({ filters }) => filters.join(', ') },
      { key: 'columns', text: ({ columns }) => columns.join(', '), width: 40 },
      { key: 'state', text: ({ state }, words) => words.say('exports', `state.${state}`), width: 14 },
    ],
  );
};
