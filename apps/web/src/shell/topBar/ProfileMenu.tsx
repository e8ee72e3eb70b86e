import { useRef, useState } from 'react';
import { Menu } from '@mantine/core';
import { IconFileText, IconLogout, IconMessageQuestion, IconShieldLock } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { useSignedIn } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { LanguageRadios } from './LanguageRadios.tsx';
import { RoleRadios } from './RoleRadios.tsx';
import { useMenu, type OwnAccountEntry } from '../navigation/menu.ts';
import { signOut } from './signOut.ts';
import { TopMenu, type MenuButton } from './TopMenu.tsx';
import classes from './ProfileMenu.module.css';

interface Props {
  button: MenuButton;
  onQuestions: () => void;
}

/** Who is signed in, in which role and language, what belongs to the own account, and the way out. */
export default function ProfileMenu({ button: profileButton, onQuestions }: Props) {
  const t = useText('shell');
  const navigate = useNavigate();
  const { me } = useSignedIn();
  const name = `${me.name} ${me.lastName}`;

  const { ownAccount } = useMenu();
  const [open, setOpen] = useState<OwnAccountEntry>();
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(undefined);
    // The menu with the entry that opened the dialog is closed: there is nothing to return the focus to but its button.
    button.current?.focus();
  };

  return (
    <>
      <TopMenu button={profileButton} buttonRef={button} width={280}>
        <div className={classes.who}>
          <strong>{name}</strong>
          <span>{me.email}</span>
        </div>
        <RoleRadios />
        <LanguageRadios />
        <Menu.Divider />
        {ownAccount.map((entry) => (
          <Menu.Item
            key={entry.title}
            leftSection={<entry.icon size={16} aria-hidden />}
            onClick={() => ('path' in entry ? void navigate(entry.path) : setOpen(entry))}
          >
            {t(entry.title)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconMessageQuestion size={16} aria-hidden />} onClick={onQuestions}>
          {t('frequentQuestions')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileText size={16} aria-hidden />} component={Link} to="/login/terms">
          {t('termsOfUse')}
        </Menu.Item>
        <Menu.Item leftSection={<IconShieldLock size={16} aria-hidden />} component={Link} to="/login/policies">
          {t('privacyPolicy')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
          {t('logOut')}
        </Menu.Item>
      </TopMenu>
      {open && 'Dialog' in open && <open.Dialog onClose={close} />}
    </>
  );
}
