import { useAddress } from '../../platform/address/useAddress.ts';

export const PARTS = ['countries', 'leaders', 'tree'] as const;
export type RegionsPart = (typeof PARTS)[number];

/** What the screen keeps in the address bar beside its list: `?part=tree`, with `&of=12` of one leader alone. */
export function useRegionsAddress() {
  const { address, change } = useAddress();
  const of = address.get('of') ?? '';
  return {
    part: PARTS.find((part) => part === address.get('part')) ?? 'countries',
    of: /^[1-9]\d{0,14}$/.test(of) ? Number(of) : undefined,
    show: (part: RegionsPart, leader?: number) =>
      change({ part: part === 'countries' ? undefined : part, of: leader === undefined ? undefined : String(leader) }),
  };
}
