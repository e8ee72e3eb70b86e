import { useState } from 'react';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { bandsOf } from '@portal/domain/applications/ministryRules.ts';
import type { ToldMinistryRules } from '@portal/contract/settings.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { countryName } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useCountryChoices } from '../../platform/texts/useCountryChoices.ts';
import { Panel } from '../../ui/Panel.tsx';
import { ministryRulesQuery } from '../settings.queries.ts';
import { BandBar } from './BandBar.tsx';
import { BandsDialog } from './BandsDialog.tsx';
import classes from './MinistryRules.module.css';

/** The section of the business rules that says how many members make which class, country by country. */
export function MinistryRulesSection() {
  const query = useQuery(ministryRulesQuery);
  return (
    <>
      <UntilRead query={query} />
      {query.data && <Countries told={query.data} />}
    </>
  );
}

function Countries({ told }: { told: ToldMinistryRules }) {
  const t = useText('configuration');
  const choices = useCountryChoices();
  const [edited, setEdited] = useState<string>();
  const nameOf = (country: string) => (country === '*' ? t('otherCountries') : countryName(country));
  const own = [...new Set(told.rules.map(({ country }) => country))].filter((country) => country !== '*');
  const sorted = own.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  return (
    <div className={classes.section}>
      {['*', ...sorted].map((country) => {
        const bands = bandsOf(told.rules, country);
        return (
          <Panel key={country} title={nameOf(country)}>
            {bands.length > 0 ? <BandBar bands={bands} /> : <p>{t('noBands')}</p>}
            <div>
              <Button
                variant="default"
                aria-label={t('editBandsOf', { country: nameOf(country) })}
                onClick={() => setEdited(country)}
              >
                {t('editBands')}
              </Button>
            </div>
          </Panel>
        );
      })}
      <Select
        className={classes.add ?? ''}
        label={t('addCountry')}
        placeholder={t('chooseCountry')}
        data={choices.filter(({ value }) => !own.includes(value))}
        value={null}
        onChange={(country) => country && setEdited(country)}
        searchable
        withScrollArea={false}
        autoComplete="off"
      />
      {edited !== undefined && (
        <BandsDialog country={edited} name={nameOf(edited)} told={told} onClose={() => setEdited(undefined)} />
      )}
    </div>
  );
}
