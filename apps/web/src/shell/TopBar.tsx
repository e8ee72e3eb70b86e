import { useState } from 'react';
import { ActionIcon } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconMessageQuestion,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '../platform/i18n.ts';
import { AppearanceMenu } from './AppearanceMenu.tsx';
import { BrandMark } from '../ui/BrandMark.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { useMenu } from './screens.ts';
import classes from './TopBar.module.css';

interface Props {
  narrow: boolean;
  onNarrow: (narrow: boolean) => void;
  onOpenMenu: () => void;
}

export function TopBar({ narrow, onNarrow, onOpenMenu }: Props) {
  const t = useText('shell');
  const common = useText('common');
  const { Questions } = useMenu();
  const [asking, setAsking] = useState(false);
  const Fold = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <header className={classes.bar}>
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
        <LanguageMenu />
        <AppearanceMenu />
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
        <ProfileMenu onQuestions={() => setAsking(true)} />
      </div>
      {asking && <Questions onClose={() => setAsking(false)} />}
    </header>
  );
}
