import { useParams } from 'react-router';
import type { LeaderPage } from '@portal/contract/churches/churches.ts';
import { idIn } from '../../platform/address/idIn.ts';
import { countryName, formatDate, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useLeader } from './churchPages.queries.ts';
import { NamedLinks } from './NamedLinks.tsx';
import { NetworkApplications } from './NetworkApplications.tsx';
import { NetworkPage } from './NetworkPage.tsx';
import { SamePanels } from './SamePanels.tsx';

/** One leader, or the spouse of one: what is known, the applications and the line of time (product/churches.md#pages). */
export function LeaderScreen() {
  const id = idIn(useParams()['id']);
  const t = useText('churchPages');
  const query = useLeader(id);
  const { data: leader } = query;
  return (
    <NetworkPage
      title={leader?.name ?? t('leader')}
      lead={leader?.churches.map(({ name, country }) => `${name}, ${countryName(country)}`).join(' · ')}
      query={query}
      of={{ noun: 'leader', id }}
    >
      {leader && (
        <>
          <LeaderFacts leader={leader} />
          <SamePanels
            noun="persons"
            id={leader.id}
            alike={leader.alike}
            merged={leader.merged}
            may={leader.may.merge}
          />
          <NetworkApplications applications={leader.applications} />
        </>
      )}
    </NetworkPage>
  );
}

/** What is known of them. */
export function LeaderFacts({ leader, title }: { leader: LeaderPage; title?: string }) {
  const t = useText('churchPages');
  const licences = useText('licenceList');
  const { churches, spouse, numberOfChildren, email, phone, ephesian, licence, parent, spiritualChildren } = leader;
  return (
    <Panel title={title ?? t('known')}>
      <Facts
        facts={[
          [t('churches'), <NamedLinks key="churches" to="churches" of={churches} />],
          [t('email'), email],
          [t('phone'), phone],
          [t('spouse'), spouse && <NamedLinks key="spouse" to="leaders" of={[spouse]} />],
          [t('numberOfChildren'), numberOfChildren === null ? null : formatNumber(numberOfChildren)],
          [t('ephesian'), ephesian?.name ?? t('none')],
          [
            t('licence'),
            licence
              ? t('licenceUntil', {
                  standing: licences(`standing.${licence.standing}`),
                  until: formatDate(licence.until),
                })
              : t('noLicence'),
          ],
          [t('parent'), parent && <NamedLinks key="parent" to="leaders" of={[parent]} />],
          [
            t('spiritualChildren'),
            spiritualChildren.length > 0 ? <NamedLinks key="children" to="leaders" of={spiritualChildren} /> : null,
          ],
        ]}
      />
    </Panel>
  );
}
