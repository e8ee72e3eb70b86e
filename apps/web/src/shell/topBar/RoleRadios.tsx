import { Menu } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useSignedIn } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { switchRole } from '../me.queries.ts';

/** The roles that the user holds, of which one is active. */
export function RoleRadios() {
  const t = useText('shell');
  const navigate = useNavigate();
  const { me } = useSignedIn();

  const switchTo = async (id: number) => {
    if (id === me.active?.id) return;
    await switchRole(id);
    // The new role may not open the present screen; the first it does is where the work is.
    await navigate('/');
    showToast({
      text: t('roleSwitched', { role: me.roles.find((role) => role.id === id)?.name ?? '' }),
      tone: 'done',
    });
  };

  if (me.roles.length < 2) return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('switchRole')}</Menu.Label>
      <Menu.RadioGroup value={String(me.active?.id)} onChange={(id) => void switchTo(Number(id))}>
        {me.roles.map(({ id, name: role }) => (
          <Menu.RadioItem key={id} value={String(id)} closeMenuOnClick>
            {role}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
