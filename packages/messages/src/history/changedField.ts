/** What a change is told by, and one field of it. */
import type { permissions } from '../en/access/permissions.ts';
import type { stages } from '../en/applications/stages.ts';
import type { history } from '../en/history.ts';
import type { Figures, Say } from '../applications/words.ts';

export interface ChangeWords {
  history: Say<typeof history>;
  permissions: Say<typeof permissions>;
  stages: Say<typeof stages>;
  /** What a column of the list is called whose definition is told; nothing: its key is told. */
  columnName?: (key: string) => string;
  figures: Pick<Figures, 'number' | 'money' | 'list' | 'country' | 'date'>;
}

/** One thing that was changed: what it is called, and what was there before and after. */
export interface ChangedField {
  label: string;
  /** Nothing where there was nothing before that could be told. */
  from?: string;
  to: string;
}
