/** What a field of the quarterly report is called, wherever it is read: screens, files, the client's calls. */
import { DEPARTMENTS, type CensusKey } from '@portal/domain/census/form.ts';
import type { censusForm } from '../en/census/censusForm.ts';

type Key = keyof typeof censusForm;

/** How the texts of the form are looked up. */
export type SayCensus = (key: Key, params?: { department: string }) => string;

/** The label of a field; one of a department says which. */
export function censusLabel(say: SayCensus, key: CensusKey): string {
  const department = DEPARTMENTS.find(
    (each) => key.startsWith(each) && /^(Active|Leader|Participants)$/.test(key.slice(each.length)),
  );
  if (department === undefined) return say(`field.${key}` as Key);
  const part = key.slice(department.length);
  return say(`departmentField.${part}` as Key, { department: say(`department.${department}`) });
}
