import { useState } from 'react';
import { ActionIcon, UnstyledButton, VisuallyHidden, useMantineColorScheme } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconLanguage,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconMessageQuestion,
  IconMoon,
  IconSearch,
  IconSun,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSignedIn } from '../../platform/session/actor.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { BrandMark } from '../../ui/BrandMark.tsx';
import { Portrait } from '../../ui/people/Portrait.tsx';
import { LateMenu } from './LateMenu.tsx';
import { useSearchKey } from './useSearchKey.ts';
import { useMenu } from '../navigation/menu.ts';
import classes from './TopBar.module.css';

const SCHEME_ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;

const SearchDialog = lateOver(() => import('../search/SearchDialog.tsx'));
const loadLanguages = () => import('./LanguageMenu.tsx');
const loadAppearances = () => import('./AppearanceMenu.tsx');
const loadProfile = () => import('./ProfileMenu.tsx');

interface Props {
  narrow: boolean;
  onNarrow: (narrow: boolean) => void;
  onOpenMenu: () => void;
}

export function TopBar({ narrow, onNarrow, onOpenMenu }: Props) {
  const t = useText('shell');
  const common = useText('common');
  const { Questions, Bell } = useMenu();
  const { me } = useSignedIn();
  const { colorScheme } = useMantineColorScheme();
  const [asking, setAsking] = useState(false);
  const [searching, setSearching] = useState(false);
  useSearchKey(() => setSearching(true));
  const name = `${me.name} ${me.lastName}`;
  const activeName = me.roles.find(({ id }) => id === me.active?.id)?.name ?? '';
  const Scheme = SCHEME_ICONS[colorScheme];
  const Fold = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <header className={classes.bar} data-behind>
      <ActionIcon
        className={classes.onPhone}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('openMenu')}
        onClick={onOpenMenu}
      >
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={classes.onDesk}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={narrow ? t('expandMenu') : t('collapseMenu')}
        aria-expanded={!narrow}
        onClick={() => onNarrow(!narrow)}
      >
        <Fold size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Link to="/" className={classes.brand} aria-label={common('productName')}>
        <BrandMark size={28} />
        <span className={classes.product}>{common('productName')}</span>
      </Link>
      <div className={classes.tools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('search')}
          aria-keyshortcuts="Control+K Meta+K"
          data-tip={t('searchTip')}
          onClick={() => setSearching(true)}
        >
          <IconSearch size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
        <span className={classes.bell}>
          <Bell />
        </span>
        <LateMenu
          load={loadLanguages}
          more={{}}
          button={
            <ActionIcon className={classes.wide} variant="subtle" color="gray" size="lg" aria-label={t('language')}>
              <IconLanguage size={20} stroke={1.6} aria-hidden />
            </ActionIcon>
          }
        />
        <LateMenu
          load={loadAppearances}
          more={{}}
          button={
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('appearance')}>
              <Scheme size={20} stroke={1.6} aria-hidden />
            </ActionIcon>
          }
        />
        <ActionIcon
          className={classes.onDesk}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('frequentQuestions')}
          onClick={() => setAsking(true)}
        >
          <IconMessageQuestion size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
        {me.roles.length > 1 && me.active && (
          <span className={`${classes.role} ${classes.onDesk}`}>
            <VisuallyHidden>{t('activeRole', { role: activeName })}</VisuallyHidden>
            <span aria-hidden>{activeName}</span>
          </span>
        )}
        <LateMenu
          load={loadProfile}
          more={{ onQuestions: () => setAsking(true) }}
          button={
            <UnstyledButton className={classes.profile} aria-label={t('profileMenu', { name })}>
              <Portrait name={name} size={32} />
            </UnstyledButton>
          }
        />
      </div>
      {searching && <SearchDialog onClose={() => setSearching(false)} />}
      {asking && <Questions onClose={() => setAsking(false)} />}
    </header>
  );
}
