import type { Detail } from '@portal/contract/applications/detail.ts';
import { fieldTarget } from '@portal/domain/applications/form.ts';

/** What stands under a field key now, as text; of a file its name. Nothing where it is empty. */
export function presentText(application: Detail, key: string): string | null {
  const target = fieldTarget(key);
  if (!target) return null;
  if (target.type === 'document') return application.documents.find(({ kind }) => kind === target.kind)?.name ?? null;
  if (target.type === 'photo') return application.pastor.photos.find(({ kind }) => kind === target.kind)?.name ?? null;
  const values = target.section === 'ministry' ? application.ministry : application.pastor[target.section];
  const value = values[target.name] ?? null;
  return value === null || value === '' ? null : String(value);
}
