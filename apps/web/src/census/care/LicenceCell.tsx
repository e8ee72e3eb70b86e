import type { RegionChurch } from '@portal/contract/census/myRegion.ts';
import { useText } from '../../platform/texts/i18n.ts';

/** Whether the leader's licence holds. */
export function LicenceCell({ licence }: Pick<RegionChurch, 'licence'>) {
  const t = useText('myRegion');
  const standings = useText('licenceList');
  return licence ? standings(`standing.${licence.standing}`) : t('noLicence');
}
