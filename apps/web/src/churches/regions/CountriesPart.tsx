import { useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import type { Regions } from '@portal/contract/churches/regions.ts';
import { COUNTRIES } from '@portal/domain/countries.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { lateOver } from '../../platform/late/late.tsx';
import { countryName, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { WorldChoice } from '../../ui/charts/WorldChoice.tsx';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { CountryList } from './CountryList.tsx';
import { useRegions } from './regions.queries.ts';
import classes from './CountriesPart.module.css';

const GiveCountries = lateOver(async () => ({ default: (await import('./GiveCountries.tsx')).GiveCountries }));

/** The map and the list of who has what; what is chosen in either is given to an Ephesian. */
export function CountriesPart() {
  const t = useText('regions');
  const common = useText('common');
  const { data, error, refetch, isFetching } = useRegions();
  if (error && !data) return <FailedReading error={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <SkeletonLines lines={8} label={common('loading')} />;
  return <Countries regions={data} title={t('countries')} />;
}

function Countries({ regions, title }: { regions: Regions; title: string }) {
  const t = useText('regions');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [gives, setGives] = useState(false);
  const holders = useMemo(
    () => new Map(regions.countries.map(({ country, ephesian }) => [country, ephesian])),
    [regions],
  );
  const places = new Map(regions.ephesians.map(({ id }, place) => [id, place]));
  const nameOf = (id: number | undefined) => regions.ephesians.find((each) => each.id === id)?.name ?? t('nobody');
  const choose = (country: string) => {
    const now = new Set(chosen);
    if (!now.delete(country)) now.add(country);
    setChosen(now);
  };
  const count = { count: chosen.size, shown: formatNumber(chosen.size) };
  return (
    <div className={classes.parts}>
      <WorldChoice
        nameOf={(country) => `${countryName(country)}: ${nameOf(holders.get(country))}`}
        colourOf={(country) => {
          const place = places.get(holders.get(country) ?? 0);
          return place === undefined ? undefined : place + 1;
        }}
        isChosen={(country) => chosen.has(country)}
        onChoose={choose}
        words={{ map: t('map'), help: t('mapHelp'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
      />
      <section aria-label={title} className={classes.list}>
        <div className={classes.bar}>
          <output>{t('chosen', count)}</output>
          {chosen.size > 0 && (
            <>
              <Button variant="default" onClick={() => setChosen(new Set())}>
                {t('clear')}
              </Button>
              <Button onClick={() => setGives(true)}>{t('give')}</Button>
            </>
          )}
        </div>
        <CountryList
          all={COUNTRIES.map(({ code }) => code)}
          regions={regions}
          holders={holders}
          isChosen={(country) => chosen.has(country)}
          onChoose={choose}
        />
      </section>
      {gives && (
        <GiveCountries
          countries={[...chosen].map((country) => ({ country, from: holders.get(country) ?? null }))}
          regions={regions}
          onGiven={() => setChosen(new Set())}
          onClose={() => setGives(false)}
        />
      )}
    </div>
  );
}
