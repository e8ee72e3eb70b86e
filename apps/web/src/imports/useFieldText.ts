import { fieldTarget } from '@portal/domain/applications/form.ts';
import { CENSUS_FIELDS, type CensusKey } from '@portal/domain/census/form.ts';
import type { ImportKind } from '@portal/domain/imports/imports.ts';
import { fullFieldLabel } from '@portal/messages/applications/fieldWords.ts';
import { censusLabel } from '@portal/messages/census/censusLabel.ts';
import { useText } from '../platform/texts/i18n.ts';

/** What a field of a kind is called: as its form calls it, where the form has texts. */
export function useFieldText(kind: ImportKind): (field: string) => string {
  const t = useText('imports');
  const census = useText('censusForm');
  const form = useText('applicationForm');
  const detail = useText('applicationDetail');
  return (field) => {
    if (kind === 'CENSUS' && Object.hasOwn(CENSUS_FIELDS, field)) return censusLabel(census, field as CensusKey);
    if (kind === 'APPLICATIONS' && fieldTarget(field)) return fullFieldLabel({ form, detail }, field);
    return t(`field.${field}` as 'field.name');
  };
}
