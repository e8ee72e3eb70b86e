import { Button } from '@mantine/core';
import { IconChartLine, IconLock, IconReportAnalytics } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { idIn } from '../../platform/address/idIn.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useWayBack } from '../../platform/lists/wayBack.ts';
import { countryName } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useReportsLive } from '../reports.live.ts';
import { useChurchReports } from '../reports.queries.ts';
import { QuarterlyReports } from './QuarterlyReports.tsx';
import classes from './Quarterly.module.css';

interface Props {
  /** The address of the list that it is a part of. */
  list: string;
}

/** The quarterly reports of a church, the newest first, each with what may be done about it (product/census.md#states). */
export function QuarterlyListScreen({ list }: Props) {
  const t = useText('quarterlyReports');
  const common = useText('common');
  const { back } = useWayBack(list);
  const id = idIn(useParams()['church']);
  const query = useChurchReports(id);
  useReportsLive(id);
  const { church, reports } = query.data ?? {};
  const about = church && [
    [church.city, countryName(church.country)].filter(Boolean).join(', '),
    church.leader !== null && t('ledBy', { leader: church.leader }),
  ];
  return (
    <Screen
      title={church?.name ?? t('title')}
      lead={about?.filter(Boolean).join(' · ')}
      product={common('productName')}
      back={<BackLink to={back} label={t('back')} />}
      {...(church && {
        actions: (
          <Button
            component={Link}
            to={`/reports/list-churches/${church.id}/quarterly-list/statistics`}
            variant="default"
            leftSection={<IconChartLine size={16} aria-hidden />}
          >
            {t('statistics')}
          </Button>
        ),
      })}
    >
      <UntilRead query={query} />
      {church?.closed && (
        <p className={classes.note}>
          <IconLock size={18} aria-hidden />
          {t('closed')}
        </p>
      )}
      {church && reports?.length === 0 && (
        <EmptyState
          icon={<IconReportAnalytics size={28} stroke={1.5} />}
          title={t('emptyTitle')}
          {...(!church.closed && { text: t('emptyText') })}
        />
      )}
      {church && reports && reports.length > 0 && <QuarterlyReports church={church} reports={reports} />}
    </Screen>
  );
}
