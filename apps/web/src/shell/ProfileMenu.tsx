import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useSignedIn } from '../platform/actor.ts';
import { useText } from '../platform/i18n.ts';
import { roleName } from '../platform/roleName.ts';
import { Portrait } from '../ui/Portrait.tsx';
import { showToast } from '../ui/toasts.ts';
import { switchRole } from './me.queries.ts';
import { signOut } from './signOut.ts';
import classes from './ProfileMenu.module.css';

/** Who is signed in, in which role, and the way out. */
export function ProfileMenu() {
  const t = useText('shell');
  const navigate = useNavigate();
  const { me } = useSignedIn();
  const name = `${me.name} ${me.lastName}`;

  const switchTo = async (id: number) => {
    if (id === me.active?.id) return;
    await switchRole(id);
    // The new role may not open the present screen; the first it does is where the work is.
    await navigate('/');
    showToast({
      text: t('roleSwitched', { role: roleName(me.roles.find((role) => role.id === id)?.name ?? '') }),
      tone: 'done',
    });
  };

  return (
    <Menu position="bottom-end" width={260} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={t('profileMenu', { name })}>
          <Portrait name={name} size={32} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{name}</strong>
          <span>{me.email}</span>
        </div>
        {me.roles.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('switchRole')}</Menu.Label>
            <Menu.RadioGroup value={String(me.active?.id)} onChange={(id) => void switchTo(Number(id))}>
              {me.roles.map(({ id, name: role }) => (
                <Menu.RadioItem key={id} value={String(id)} closeMenuOnClick>
                  {roleName(role)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
          {t('logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
