import { Tabs } from '@mantine/core';
import { late } from '../../platform/late/late.tsx';
import { textNow, useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { LeaderList } from './LeaderList.tsx';
import { LeaderTree } from './LeaderTree.tsx';
import { PARTS, useRegionsAddress } from './regionsAddress.ts';

const Waiting = () => <SkeletonLines lines={8} label={textNow('common', 'loading')} />;
// The world is heavy, and the leaders need none.
const Countries = late(async () => ({ default: (await import('./CountriesPart.tsx')).CountriesPart }), Waiting);

/** Who has which countries and leaders in charge, and whose spiritual children leaders are (product/churches.md#regions). */
export function RegionsScreen() {
  const t = useText('regions');
  const common = useText('common');
  const { part, of, show } = useRegionsAddress();
  return (
    <Screen title={t('title')} product={common('productName')} lead={t(`lead.${part}`)}>
      <Tabs
        value={part}
        onChange={(value) => show(PARTS.find((each) => each === value) ?? 'countries')}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('title')}>
          {PARTS.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`part.${each}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="countries" pt="md">
          <Countries.Component />
        </Tabs.Panel>
        <Tabs.Panel value="leaders" pt="md">
          <LeaderList />
        </Tabs.Panel>
        <Tabs.Panel value="tree" pt="md">
          <LeaderTree of={of} onShow={(leader) => show('tree', leader)} />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
