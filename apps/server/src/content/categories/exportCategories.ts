import { exportOf } from '../../platform/lists/exportOf.ts';
import { tellCategory } from './category.ts';
import { categories } from './listCategories.ts';

/** Categories with how many posts are in each. */
export const categoriesExport = exportOf(
  'listCategories',
  'categories',
  { rows: categories.whole, tell: (rows) => rows.map(tellCategory) },
  [
    { key: 'english', text: ({ name }) => name.en, width: 30 },
    { key: 'spanish', text: ({ name }) => name.es, width: 30 },
    { key: 'posts', number: ({ posts }) => posts },
  ],
);
