import { exportOf } from '../../platform/lists/exportOf.ts';
import { posts } from './listPosts.ts';
import { tellRow } from './postRow.ts';

/** Posts, how each stands and who reads it. */
export const postsExport = exportOf(
  'listPosts',
  'postList',
  { rows: posts.whole, tell: (rows, { now }) => rows.map((row) => tellRow(row, now)) },
  [
    { key: 'english', text: ({ title }) => title.en, width: 40 },
    { key: 'spanish', text: ({ title }) => title.es, width: 40 },
    { key: 'category', text: ({ category }, { language }) => category.name[language], width: 24 },
    { key: 'language', text: ({ language }, words) => words.say('postList', `language.${language}`), width: 18 },
    { key: 'state', text: ({ state }, words) => words.say('postList', `state.${state}`), width: 14 },
    {
      key: 'role',
      text: ({ roles }, words) =>
        roles.length === 0
          ? words.say('postList', 'role.none')
          : roles.map(({ name }) => name[words.language]).join(', '),
      width: 40,
    },
    { key: 'from', instant: ({ from }) => from },
    { key: 'until', instant: ({ until }) => until },
    { key: 'saved', instant: ({ savedAt }) => savedAt },
    { key: 'savedBy', text: ({ savedBy }) => savedBy ?? '' },
  ],
);
