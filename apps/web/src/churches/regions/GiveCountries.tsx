import type { Regions } from '@portal/contract/churches/regions.ts';
import { call } from '../../platform/network/api.ts';
import { countryName, formatList, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { GiveDialog } from './GiveDialog.tsx';

interface Props {
  countries: readonly { country: string; from: number | null }[];
  regions: Regions;
  onGiven: () => void;
  onClose: () => void;
}

/** Gives the chosen countries to an Ephesian, or to nobody. */
export function GiveCountries({ countries, regions, onGiven, onClose }: Props) {
  const t = useText('regions');
  const nameOf = (id: number) => regions.ephesians.find((each) => each.id === id)?.name ?? '';
  return (
    <GiveDialog
      title={t('giveTitle', { count: countries.length, shown: formatNumber(countries.length) })}
      ephesians={regions.ephesians}
      nobody={t('nobody')}
      takenFrom={(assignee) => {
        const taken = countries.filter(({ from }) => from !== null && from !== assignee);
        if (taken.length === 0) return undefined;
        const names = formatList([...new Set(taken.map(({ from }) => nameOf(from ?? 0)))]);
        return t('takeOver', { names, countries: formatList(taken.map(({ country }) => countryName(country))) });
      }}
      about={countries.map(({ country }) => country)}
      count={(assignee) => call('previewCountries', { body: { countries: [...countries], assignee } })}
      give={(decided, idempotencyKey) =>
        call('giveCountries', { body: { countries: [...countries], ...decided }, idempotencyKey })
      }
      onGiven={onGiven}
      onClose={onClose}
    />
  );
}
