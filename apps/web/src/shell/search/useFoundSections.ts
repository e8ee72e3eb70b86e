import {
  IconAddressBook,
  IconBuildingChurch,
  IconFileText,
  IconSearch,
  IconUser,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { withChanges } from '../../platform/address/addressWords.ts';
import type { Reply } from '../../platform/network/api.ts';
import { useActor } from '../../platform/session/actor.ts';
import { countryName } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { Entry, Section } from './entry.ts';
import { FOUND_KINDS, type FoundKind } from './foundKinds.ts';
import type { Recent } from './recent.ts';

const ICONS: Readonly<Record<FoundKind, Icon>> = {
  application: IconFileText,
  church: IconBuildingChurch,
  leader: IconUser,
  client: IconAddressBook,
  staff: IconUsers,
};

const BOARD = '/requests/dashboard';
/** Of the card that was open before. */
const OF_A_CARD = {
  tab: undefined,
  history: undefined,
  edit: undefined,
  write: undefined,
  field: undefined,
  as: undefined,
};

interface Opening {
  found: Reply<'searchPortal'> | undefined;
  words: string;
  recent: readonly Recent[];
  note: (opened: Recent) => void;
}

/** What the server found, and what was opened from here before, each with the way to it. */
export function useFoundSections({ found, words, recent, note }: Opening): { recent: Section; found: Section[] } {
  const t = useText('search');
  const stages = useText('stages');
  const { permissions } = useActor();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  /** A card opens beside the board as it is; everything else by its address. */
  const open = (to: string) => {
    const card = to.startsWith(`${BOARD}?card=`) && pathname === BOARD ? to.split('=')[1] : undefined;
    void navigate(card ? `${BOARD}?${withChanges(new URLSearchParams(search), { ...OF_A_CARD, card })}` : to);
  };
  const entryOf = (one: Recent, where: string): Entry => ({
    key: `${where} ${one.to}`,
    title: one.title,
    detail: one.detail,
    icon: ICONS[one.kind],
    open: () => {
      note(one);
      open(one.to);
    },
  });
  const manages = permissions.has('business.user.manage');
  const rows: Record<FoundKind, Recent[]> = {
    application: (found?.applications ?? []).map(({ id, name, churchName, country, caseNumber, stage }) => ({
      kind: 'application',
      title: name,
      detail: [churchName, country && countryName(country), caseNumber, stages(stage)].filter(Boolean).join(' · '),
      to: `${BOARD}?card=${id}`,
    })),
    church: (found?.churches ?? []).map(({ id, name, city, country }) => ({
      kind: 'church',
      title: name,
      detail: [city, country && countryName(country)].filter(Boolean).join(', '),
      to: `/churches/${id}`,
    })),
    leader: (found?.leaders ?? []).map(({ id, name, church, country }) => ({
      kind: 'leader',
      title: name,
      detail: [church, country && countryName(country)].filter(Boolean).join(', '),
      to: `/leaders/${id}`,
    })),
    client: (found?.clients ?? []).map(({ id, name, email }) => ({
      kind: 'client',
      title: name || email,
      detail: email,
      to: `/users/client-edit/${id}`,
    })),
    staff: (found?.staff ?? []).map(({ id, name, email }) => ({
      kind: 'staff',
      title: name,
      detail: email,
      to: manages ? `/users/create/${id}` : `/users/list?${new URLSearchParams({ search: email })}`,
    })),
  };
  const all: Entry = {
    key: 'all',
    title: t('allApplications', { words }),
    icon: IconSearch,
    open: () => open(boardOf(words)),
  };
  return {
    recent: { key: 'recent', label: t('recent'), entries: recent.map((one) => entryOf(one, 'recent')) },
    found: FOUND_KINDS.map((kind) => {
      const entries = rows[kind].map((row) => entryOf(row, kind));
      return {
        key: kind,
        label: t(kind),
        entries: kind === 'application' && entries.length > 0 ? [...entries, all] : entries,
      };
    }),
  };
}

const boardOf = (search: string): string => `${BOARD}?${new URLSearchParams({ search })}`;
