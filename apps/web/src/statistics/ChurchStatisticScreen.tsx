import { useMemo } from 'react';
import { useParams } from 'react-router';
import { idIn } from '../platform/address/idIn.ts';
import { StatisticScreen } from './StatisticScreen.tsx';

/** All quarters of the church that the address names; without one, of all, to choose from. */
export function ChurchStatisticScreen() {
  const { id } = useParams();
  const of = useMemo(
    (): Readonly<Record<string, string>> => (id === undefined ? {} : { church: String(idIn(id) || id) }),
    [id],
  );
  return <StatisticScreen key={id ?? ''} name="church" of={of} />;
}
