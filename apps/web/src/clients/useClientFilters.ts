import { useMemo } from 'react';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { CLIENT_KINDS, CLIENT_STATUSES } from '@portal/domain/clients/accounts.ts';
import { useText } from '../platform/i18n.ts';
import { useCountryChoices } from '../platform/useCountryChoices.ts';
import type { Filter } from '../ui/table/filter.ts';
import { useEphesians } from './clients.queries.ts';

export const CLIENT_FILTERS = ['kind', 'stage', 'country', 'ephesian', 'status'] as const;

/** What the list of clients is narrowed by. */
export function useClientFilters(): readonly Filter[] {
  const t = useText('clients');
  const stages = useText('stages');
  const { data: ephesians } = useEphesians();
  const countries = useCountryChoices();
  return useMemo(
    () => [
      {
        key: 'kind',
        label: t('kind'),
        values: CLIENT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      },
      {
        key: 'stage',
        label: t('stage'),
        values: [
          { value: 'NONE', label: t('stage.NONE') },
          ...(['UNFINISHED', ...BOARD_STAGES] as const).map((stage) => ({ value: stage, label: stages(stage) })),
        ],
      },
      { key: 'country', label: t('country'), values: countries },
      {
        key: 'ephesian',
        label: t('ephesian'),
        values: [
          { value: 'none', label: t('noEphesian') },
          ...(ephesians ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ],
      },
      {
        key: 'status',
        label: t('status'),
        values: CLIENT_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
      },
    ],
    [t, stages, ephesians, countries],
  );
}
