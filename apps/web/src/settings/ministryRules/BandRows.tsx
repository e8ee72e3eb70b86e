import { ActionIcon, Button, Input } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useController, useFieldArray, useWatch, type Control } from 'react-hook-form';
import { MOST_MEMBERS, whyNotRules } from '@portal/domain/applications/ministryRules.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './MinistryRules.module.css';
import { membersOf, nextBand, rulesOf, type BandValues } from './typedBands.ts';

/** A row a band: its members from and to, its colour. What the domain finds wrong with all of them stands at its field. */
export function BandRows({ control, country }: { control: Control<BandValues>; country: string }) {
  const t = useText('configuration');
  const { fields, append, remove } = useFieldArray({ control, name: 'bands', keyName: 'key' });
  const bands = useWatch({ control, name: 'bands' });
  const check =
    (at: number, side: 'min' | 'max') =>
    (typed: string, { bands: all }: BandValues) => {
      const isOpen = side === 'max' && typed.trim() === '';
      if (!isOpen && membersOf(typed) === undefined) return t('bandWrong', { most: formatNumber(MOST_MEMBERS) });
      const found = whyNotRules(rulesOf(country, all) ?? [])[`${at}.threshold.${side}`];
      return found ? problemText(found) : true;
    };
  return (
    <div className={classes.rows}>
      {fields.length === 0 && <p>{t(country === '*' ? 'bandsNoneElse' : 'bandsNone')}</p>}
      {fields.map(({ key }, at) => (
        <fieldset key={key} className={classes.row} aria-label={t('band', { rank: at + 1 })}>
          <TextField
            control={control}
            name={`bands.${at}.from`}
            label={t('bandFrom', { rank: at + 1 })}
            check={check(at, 'min')}
            inputMode="numeric"
          />
          <TextField
            control={control}
            name={`bands.${at}.to`}
            label={t('bandTo', { rank: at + 1 })}
            check={check(at, 'max')}
            inputMode="numeric"
            optional
          />
          <ColourOfBand control={control} at={at} />
          <ActionIcon
            className={classes.remove ?? ''}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('removeBand', { rank: at + 1 })}
            onClick={() => remove(at)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </fieldset>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append(nextBand(bands))}
        >
          {t('addBand')}
        </Button>
      </div>
    </div>
  );
}

function ColourOfBand({ control, at }: { control: Control<BandValues>; at: number }) {
  const t = useText('configuration');
  const { field } = useController({ control, name: `bands.${at}.colour` });
  return (
    <Input.Wrapper label={t('bandColour', { rank: at + 1 })}>
      <input {...field} type="color" className={classes.colour} aria-label={t('bandColour', { rank: at + 1 })} />
    </Input.Wrapper>
  );
}
