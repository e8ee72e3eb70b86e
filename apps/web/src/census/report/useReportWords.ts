import type { CensusReport } from '@portal/contract/census/reports.ts';
import { CENSUS_FIELDS, type CensusKey, type CensusValue } from '@portal/domain/census/form.ts';
import { censusLabel } from '@portal/messages/census/censusLabel.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';

type Past = CensusReport['past'];

/** How fields and answers of a report are said. */
export function useReportWords() {
  const t = useText('censusReport');
  const form = useText('censusForm');
  const label = (key: CensusKey): string => censusLabel(form, key);

  const value = (key: CensusKey, answer: CensusValue): string | null => {
    if (answer === null) return null;
    switch (CENSUS_FIELDS[key].kind) {
      case 'count':
        return formatNumber(Number(answer));
      case 'yesNo':
        return answer === true ? t('yes') : t('no');
      case 'satisfaction':
        return answer === 'SATISFIED' ? form('satisfaction.SATISFIED') : form('satisfaction.DISSATISFIED');
      case 'text':
        return String(answer);
    }
  };

  /** What was answered in the quarters before, the newest first; nothing where there was none. */
  const before = (past: Past, of: (values: Past[number]['values']) => string | null): string | undefined =>
    past.length === 0
      ? undefined
      : t('before', {
          values: past
            .map(({ census, values }) => t('beforeOne', { ...census, value: of(values) ?? t('blank') }))
            .join(' · '),
        });
  /** The same of one field: of figures the last quarters, of what changes seldom the last alone. */
  const beforeOf = (past: Past, key: CensusKey): string | undefined =>
    before(CENSUS_FIELDS[key].kind === 'count' ? past : past.slice(0, 1), (values) => value(key, values[key]));
  return { label, value, before, beforeOf };
}
