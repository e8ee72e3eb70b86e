import { NativeSelect } from '@mantine/core';
import { useCensuses } from '../censuses.queries.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './Satisfaction.module.css';

interface Props {
  /** The id of the census that is shown, as the address has it. */
  census: string;
  onChoose: (census: string) => void;
}

const yearOf = (census: string): string => census.slice(0, -1);

/** The year, and the quarter in it; of another year first its newest. */
export function QuarterChoice({ census, onChoose }: Props) {
  const t = useText('satisfaction');
  const { data } = useCensuses();
  const ids = (data?.data ?? []).map(({ id }) => String(id));
  const years = [...new Set([...ids, census].map(yearOf))];
  const ofYear = ids.filter((id) => yearOf(id) === yearOf(census)).toReversed();
  return (
    <div className={classes.quarter}>
      <NativeSelect
        label={t('year')}
        value={yearOf(census)}
        data={years}
        onChange={({ currentTarget: { value } }) => onChoose(ids.find((id) => yearOf(id) === value) ?? census)}
      />
      <NativeSelect
        label={t('quarter')}
        value={census}
        data={(ofYear.length > 0 ? ofYear : [census]).map((value) => ({
          value,
          label: t('quarterShort', { quarter: value.slice(-1) }),
        }))}
        onChange={({ currentTarget: { value } }) => onChoose(value)}
      />
    </div>
  );
}
