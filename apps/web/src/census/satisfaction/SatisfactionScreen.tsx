import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { SatisfactionReport } from '@portal/domain/census/satisfaction.ts';
import { useAddress } from '../../platform/address/useAddress.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useCensuses } from '../censuses.queries.ts';
import { CareReport, VisionReport } from './Reports.tsx';

const PARTS = { vision: VisionReport, care: CareReport } as const;

/** The vision report and the pastoral-care report (product/census.md#reports): of the newest quarter, where the address names none. */
export function SatisfactionScreen({ report }: { report: SatisfactionReport }) {
  const t = useText('satisfaction');
  const common = useText('common');
  const { address, change } = useAddress();
  const query = useCensuses();
  const newest = query.data?.data[0]?.id;
  const census = address.get('census');
  useEffect(() => {
    if (!census && newest !== undefined) change({ census: String(newest) }, { replace: true });
  }, [census, newest, change]);
  const Part = PARTS[report];
  return (
    <Screen title={t(`title.${report}`)} lead={t(`lead.${report}`)} product={common('productName')}>
      {census ? <Part /> : <UntilRead query={query} />}
      {!census && query.data?.data.length === 0 && (
        <EmptyState
          icon={<IconCalendarOff size={28} stroke={1.5} />}
          title={t('none')}
          text={t('noneText')}
          action={
            <Button component={Link} to="/configurations/census" variant="default">
              {t('reportDates')}
            </Button>
          }
        />
      )}
    </Screen>
  );
}
