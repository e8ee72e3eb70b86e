import { lateOver } from '../late/late.tsx';

/** Only a phone needs its code. */
export const FilterSheet = lateOver(() => import('../../ui/table/filters/FilterSheet.tsx'));
