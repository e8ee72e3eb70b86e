import { Button } from '@mantine/core';
import { IconCalendarCog, IconReportAnalytics } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { ChurchPage } from '@portal/contract/churches/churches.ts';
import { readsReports } from '@portal/domain/census/access.ts';
import { idIn } from '../../platform/address/idIn.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { useThisList } from '../../platform/lists/wayBack.ts';
import { useActor } from '../../platform/session/actor.ts';
import { countryName, formatDate } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useChurch } from './churchPages.queries.ts';
import { NamedLinks } from './NamedLinks.tsx';
import { NetworkApplications } from './NetworkApplications.tsx';
import { NetworkPage } from './NetworkPage.tsx';
import { SamePanels } from './SamePanels.tsx';

const ChangeDialog = lateOver(async () => ({ default: (await import('./ChangeDialog.tsx')).ChangeDialog }));

/** One church: what is known of it, its applications and its line of time (product/churches.md#pages). */
export function ChurchScreen() {
  const id = idIn(useParams()['id']);
  const t = useText('churchPages');
  const reads = readsReports(useActor());
  const query = useChurch(id);
  const { data: church } = query;
  const [changing, setChanging] = useState(false);
  return (
    <NetworkPage
      title={church?.name ?? t('church')}
      lead={church && [church.city, countryName(church.country)].filter(Boolean).join(', ')}
      query={query}
      of={{ noun: 'church', id }}
      actions={
        <>
          {reads && <ToReports id={id} />}
          {church?.may.change && (
            <Button
              variant="default"
              leftSection={<IconCalendarCog size={18} aria-hidden />}
              onClick={() => setChanging(true)}
            >
              {t('change')}
            </Button>
          )}
        </>
      }
    >
      {church && (
        <>
          <ChurchFacts church={church} />
          <SamePanels
            noun="churches"
            id={church.id}
            alike={church.alike}
            merged={church.merged}
            may={church.may.change}
          />
          <NetworkApplications applications={church.applications} />
          {changing && <ChangeDialog church={church} onClose={() => setChanging(false)} />}
        </>
      )}
    </NetworkPage>
  );
}

function ToReports({ id }: { id: number }) {
  const t = useText('churchPages');
  const here = useThisList();
  return (
    <Button
      component={Link}
      to={`/reports/list-churches/${id}/quarterly-list`}
      state={here}
      variant="default"
      leftSection={<IconReportAnalytics size={18} aria-hidden />}
    >
      {t('reports')}
    </Button>
  );
}

/** What is known of it. */
export function ChurchFacts({ church, title }: { church: ChurchPage; title?: string }) {
  const t = useText('churchPages');
  const { validFrom, validTo, ephesian, leaders, toCome } = church;
  return (
    <Panel title={title ?? t('known')}>
      <Facts
        facts={[
          [t('openSince'), formatDate(validFrom)],
          [t('lastDay'), validTo && formatDate(validTo)],
          [t('ephesian'), ephesian?.name ?? t('none')],
          [t('leaders'), <NamedLinks key="leaders" to="leaders" of={leaders} />],
          ...toCome.map(({ what, day, after }) => {
            const value = what === 'country' && after ? countryName(after) : (after ?? '');
            return [t('from', { day: formatDate(day) }), value] as const;
          }),
        ]}
      />
    </Panel>
  );
}
