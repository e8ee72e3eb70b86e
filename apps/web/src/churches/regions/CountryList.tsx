import { useState } from 'react';
import { Checkbox, TextInput } from '@mantine/core';
import type { Regions } from '@portal/contract/churches/regions.ts';
import { folded } from '@portal/domain/fields/folded.ts';
import { countryName, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './CountriesPart.module.css';

interface Props {
  all: readonly string[];
  regions: Regions;
  holders: ReadonlyMap<string, number>;
  isChosen: (country: string) => boolean;
  onChoose: (country: string) => void;
}

/** Every country under who has it, which is the map's key too, and those that nobody has; also those too small for the map. */
export function CountryList({ all, regions, holders, isChosen, onChoose }: Props) {
  const t = useText('regions');
  const [search, setSearch] = useState('');
  const wanted = folded(search.trim());
  const named = all
    .map((country) => ({ country, name: countryName(country) }))
    .filter(({ name }) => folded(name).includes(wanted))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const groups = [
    ...regions.ephesians.map(({ id, name, active, leaders }, place) => ({
      id,
      name: active ? name : t('inactive', { name }),
      note: leaders > 0 ? t('byHand', { count: leaders, shown: formatNumber(leaders) }) : '',
      colour: `var(--series-${(place % 6) + 1})`,
    })),
    { id: 0, name: t('nobodyHas'), note: '', colour: undefined },
  ].map((group) => ({
    ...group,
    countries: named.filter(({ country }) => (holders.get(country) ?? 0) === group.id),
  }));
  // An Ephesian without any stands there too, as long as nothing is looked for.
  const shown = groups.filter(({ id, countries }) => countries.length > 0 || (wanted === '' && id > 0));
  return (
    <>
      <TextInput
        type="search"
        label={t('findCountry')}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {shown.length === 0 && <output>{t('noCountry')}</output>}
      <div className={classes.groups}>
        {shown.map(({ id, name, note, colour, countries }) => (
          <section key={id} aria-labelledby={`region-${id}`}>
            <h2 id={`region-${id}`} className={classes.head}>
              {colour && <span aria-hidden className={classes.colour} style={{ background: colour }} />}
              {name}
              <small>
                {[t('has', { count: countries.length, shown: formatNumber(countries.length) }), note]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </h2>
            <div className={classes.countries}>
              {countries.map(({ country, name: label }) => (
                <Checkbox key={country} label={label} checked={isChosen(country)} onChange={() => onChoose(country)} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
