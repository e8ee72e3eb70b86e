import { Tabs } from '@mantine/core';
import { useAddress } from '../platform/address/useAddress.ts';
import { SettingHistory } from '../platform/history/SettingHistory.tsx';
import { useActor } from '../platform/session/actor.ts';
import { useText } from '../platform/texts/i18n.ts';
import { Screen } from '../ui/Screen.tsx';
import { openSections, type ConfigurationSection } from './configurationSection.ts';

/** The business rules: what staff keep of applications, a section for each kind (`?section=`). */
export function ConfigurationScreen({ sections }: { sections: readonly ConfigurationSection[] }) {
  const t = useText('configuration');
  const common = useText('common');
  const { address, change } = useAddress();
  const open = openSections(sections, useActor());
  const shown = open.find(({ key }) => key === address.get('section')) ?? open[0];
  if (!shown) return null;
  /** What the section before had in the address is of no use to the next. */
  const show = (section: string | null) =>
    change((now) => ({
      ...Object.fromEntries([...now.keys()].map((word) => [word, undefined])),
      section: section ?? undefined,
    }));
  return (
    <Screen
      title={t('title')}
      product={common('productName')}
      lead={t(`lead.${shown.key}`)}
      {...(shown.setting !== undefined && { actions: <SettingHistory key={shown.setting} of={shown.setting} /> })}
    >
      <Tabs value={shown.key} onChange={show} keepMounted={false}>
        <Tabs.List aria-label={t('title')}>
          {open.map(({ key }) => (
            <Tabs.Tab key={key} value={key}>
              {t(`section.${key}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {open.map(({ key, Section }) => (
          <Tabs.Panel key={key} value={key} pt="md">
            <Section />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Screen>
  );
}
