import { SegmentedControl } from '@mantine/core';
import { PROBLEM_FILTERS, type ProblemFilter } from '@portal/domain/problems/problemReports.ts';
import { useText } from '../platform/i18n.ts';

/** Which reports are shown. */
export function ProblemFilterChoice({
  value,
  onChange,
}: {
  value: ProblemFilter;
  onChange: (filter: ProblemFilter) => void;
}) {
  const t = useText('problems');
  return (
    <SegmentedControl
      aria-label={t('filter')}
      data={PROBLEM_FILTERS.map((filter) => ({ value: filter, label: t(`filter.${filter}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
