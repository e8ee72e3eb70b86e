import type { ComponentType } from 'react';
import { Button } from '@mantine/core';
import { IconChartLine, IconUserQuestion } from '@tabler/icons-react';
import { Link, useLocation, useParams } from 'react-router';
import { idIn } from '../../platform/address/idIn.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useThisList } from '../../platform/lists/wayBack.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ChurchFacts } from './ChurchScreen.tsx';
import { useChurch, useLeader } from './churchPages.queries.ts';
import { LeaderFacts } from './LeaderScreen.tsx';
import { NetworkPage } from './NetworkPage.tsx';

interface Props {
  /** The quarterly reports of a church. */
  Reports: ComponentType<{ church: number }>;
}

/** A leader in one of their churches: both, the church's quarterly reports, and what happened (product/census.md#pastoral-care). */
export function MinistryScreen({ Reports }: Props) {
  const params = useParams();
  const [id, ministry] = [idIn(params['leader']), idIn(params['church'])];
  const t = useText('myRegion');
  const pages = useText('churchPages');
  const { pathname } = useLocation();
  const here = useThisList();
  const query = useLeader(id);
  const churchQuery = useChurch(ministry);
  const { data: leader } = query;
  const { data: church } = churchQuery;
  const leads = leader?.churches.some((each) => each.id === ministry);
  return (
    <NetworkPage
      title={leader?.name ?? pages('leader')}
      lead={leads ? church?.name : undefined}
      query={query}
      of={{ noun: 'leader', id }}
      wide={leads && <Reports church={ministry} />}
      actions={
        leads && (
          <Button
            component={Link}
            to={`${pathname}/statistics`}
            state={here}
            variant="default"
            leftSection={<IconChartLine size={18} aria-hidden />}
          >
            {t('statistics')}
          </Button>
        )
      }
    >
      {leader && !leads && (
        <EmptyState
          icon={<IconUserQuestion size={28} stroke={1.5} />}
          title={t('ministryNotFound')}
          text={t('ministryNotFoundText')}
          action={
            <Button component={Link} to={`/leaders/${id}`} variant="default">
              {t('toLeader')}
            </Button>
          }
        />
      )}
      {leader && leads && (
        <>
          <LeaderFacts leader={leader} title={pages('leader')} />
          <UntilRead query={churchQuery} />
          {church && <ChurchFacts church={church} title={pages('church')} />}
        </>
      )}
    </NetworkPage>
  );
}
