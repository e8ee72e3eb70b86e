/** What the board is narrowed to, as the address says it; the list beside it reads the same words. */
import { useMemo } from 'react';
import { NARROWING } from '@portal/domain/applications/finding/filters.ts';
import { useAddress } from '../platform/address/useAddress.ts';

/** Words of the address by their keys; none of the whole board. */
export type Narrowed = Readonly<Record<string, string>>;

export function useNarrowed(): Narrowed {
  const { address } = useAddress();
  const said = NARROWING.flatMap((key) => (address.get(key) ? [[key, address.get(key)]] : []));
  const text = JSON.stringify(said);
  return useMemo(() => Object.fromEntries(JSON.parse(text) as [string, string][]), [text]);
}

export const isNarrowed = (narrowed: Narrowed): boolean => Object.keys(narrowed).length > 0;
