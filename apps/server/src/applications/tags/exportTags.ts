import { exportOf } from '../../platform/lists/exportOf.ts';
import { tags } from './listTags.ts';
import { toTag } from './tag.ts';

/** Tags with their uses. */
export const tagsExport = exportOf('listTags', 'tagList', { rows: tags.whole, tell: (rows) => rows.map(toTag) }, [
  { key: 'name', text: ({ name }) => name },
  { key: 'uses', number: ({ uses }) => uses },
]);
