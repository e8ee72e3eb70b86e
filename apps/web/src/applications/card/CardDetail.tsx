import { Tabs } from '@mantine/core';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { TABS, type Tab } from '../boardAddress.ts';
import type { OpenDialog } from '../cardMenu.ts';
import { CardActions } from './CardActions.tsx';
import { CardHeading } from './CardHeading.tsx';
import { DocumentsTab } from './form/DocumentsTab.tsx';
import { HistoryTab } from './history/HistoryTab.tsx';
import { MinistryTab } from './form/MinistryTab.tsx';
import { ProfileTab } from './form/ProfileTab.tsx';
import { ReadyPanel } from './readiness/ReadyPanel.tsx';
import classes from './CardDrawer.module.css';

interface Props {
  application: Detail;
  tab: Tab;
  onTab: (tab: Tab) => void;
  onDialog: (dialog: OpenDialog) => void;
}

const PANELS = { profile: ProfileTab, ministry: MinistryTab, documents: DocumentsTab, history: HistoryTab } as const;

/** The whole application: who it is, what it waits for, what may be done, and its parts in tabs. */
export function CardDetail({ application, tab, onTab, onDialog }: Props) {
  const t = useText('applicationDetail');
  const Panel = PANELS[tab];
  return (
    <>
      <CardHeading application={application} />
      <ReadyPanel application={application} onDialog={onDialog} />
      <CardActions application={application} onDialog={onDialog} />
      <Tabs value={tab} onChange={(value) => value && onTab(value as Tab)} className={classes.tabs}>
        <Tabs.List aria-label={t('drawer.tabs')}>
          {TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`drawer.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} className={classes.panel}>
          <Panel application={application} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
