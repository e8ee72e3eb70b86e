import { useMemo } from 'react';
import { CLASSIFICATIONS } from '@portal/domain/applications/finding/marks.ts';
import { DOCUMENT_KINDS } from '@portal/domain/applications/form.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import type { Words } from '../../platform/lists/useListFilters.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useTagOptions } from '../tags/tags.queries.ts';

/** The values of filters that have their words elsewhere: tags, stages, documents, classes. */
export function useFilterChoices(): Record<'tag' | 'stages' | 'missing' | 'classification', Words> {
  const t = useText('applications');
  const stages = useText('stages');
  const form = useText('applicationForm');
  const { data: tags } = useTagOptions();
  return useMemo(
    () => ({
      tag: (tags ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      stages: BOARD_STAGES.map((value) => ({ value, label: stages(value) })),
      missing: DOCUMENT_KINDS.map((value) => ({ value, label: form(`fields.documents.${value}`) })),
      classification: CLASSIFICATIONS.map((value) => ({
        value,
        label:
          value === 'NONE' || value === 'BELOW'
            ? t(`classification.${value}`)
            : t('classification.rank', { rank: value }),
      })),
    }),
    [tags, stages, form, t],
  );
}
