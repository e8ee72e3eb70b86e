import type { Detail } from '@portal/contract/applications/detail.ts';
import type { Tab } from '../boardAddress.ts';
import { useCardTabs, type OwnedTab } from '../cardTabs.ts';
import { DrawerSkeleton } from './DrawerSkeleton.tsx';
import { DocumentsTab } from '../documents/DocumentsTab.tsx';
import { HistoryTab } from './history/HistoryTab.tsx';
import { MembersTab } from './members/MembersTab.tsx';
import { MinistryTab } from './form/MinistryTab.tsx';
import { NotesTab } from '../notes/NotesTab.tsx';
import { ProfileTab } from './form/ProfileTab.tsx';

const PANELS = {
  profile: ProfileTab,
  ministry: MinistryTab,
  documents: DocumentsTab,
  members: MembersTab,
  notes: NotesTab,
  history: HistoryTab,
} as const satisfies Record<Exclude<Tab, OwnedTab>, unknown>;

/** What stands in the tab; its shape until it is there. */
export function CardPanel({ tab, application }: { tab: Tab; application: Detail | undefined }) {
  const owned = useCardTabs();
  const Panel = { ...PANELS, ...owned }[tab];
  return application ? <Panel application={application} /> : <DrawerSkeleton />;
}
