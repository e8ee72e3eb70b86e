/** The quarters whose census went out, as filters and selectors offer them. */
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';

export const useCensuses = () =>
  useQuery({ queryKey: ['censuses'], queryFn: ({ signal }) => call('listCensuses', { signal }) });

export function useCensusChoices() {
  const t = useText('reportChurches');
  const { data } = useCensuses();
  return useMemo(
    () => (data?.data ?? []).map((census) => ({ value: String(census.id), label: t('quarterOf', census) })),
    [data, t],
  );
}
