import type { RegionChurch } from '@portal/contract/census/myRegion.ts';
import { useText } from '../../platform/texts/i18n.ts';

/** Where the newest application stands; of one that is another's nothing is told. */
export function StageCell({ application }: Pick<RegionChurch, 'application'>) {
  const t = useText('stages');
  return application ? t(application.stage) : '–';
}
