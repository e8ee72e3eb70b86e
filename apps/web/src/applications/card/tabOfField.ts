import { fieldTarget } from '@portal/domain/applications/form.ts';
import { TAB_OF_SECTION, type Tab } from '../boardAddress.ts';

/** Where a field, a photo or a document of the form is read, by its key. */
export function tabOfField(key: string): Tab {
  const target = fieldTarget(key);
  if (target?.type === 'document') return 'documents';
  return target?.type === 'field' ? TAB_OF_SECTION[target.section] : 'profile';
}
