import { fieldTarget } from '@portal/domain/applications/form.ts';
import { useFieldValue } from './useFieldValue.ts';

/** A value kept as text under a field key, in words; of a file its name. */
export function useFieldKeyValue(gender?: string | null): (key: string, value: string | null) => string | null {
  const inWords = useFieldValue(gender);
  return (key, value) => {
    const target = fieldTarget(key);
    return target?.type === 'field' ? inWords(target.section, target.name, value) : value;
  };
}
