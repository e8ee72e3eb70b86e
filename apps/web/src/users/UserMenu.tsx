import { useId } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDevices,
  IconDots,
  IconMailForward,
  IconPencil,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { useActor } from '../platform/session/actor.ts';
import { failureNote } from '../platform/failures/FailureNote.tsx';
import { failureTexts } from '../platform/texts/fieldErrors.ts';
import { useText } from '../platform/texts/i18n.ts';
import { useThisList } from '../platform/lists/wayBack.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { nameOf } from './nameOf.ts';
import type { Asked } from './UserDialogs.tsx';
import { useResendInvitation } from './users.queries.ts';
import { useWhyNotManaged } from './useWhyNotManaged.ts';
import classes from './UsersScreen.module.css';

/**
 * What may be done about an account, in the row of its person. Of an account that the reader may not change it is listed
 * too, closed, and says why.
 */
export function UserMenu({ user, onAsk }: { user: StaffUser; onAsk: (asked: Asked) => void }) {
  const t = useText('users');
  const { permissions, userId } = useActor();
  const list = useThisList();
  const { mutateAsync } = useResendInvitation();
  const mayManage = permissions.has('business.user.manage');
  const isOff = user.status === 'INACTIVE';
  const why = useWhyNotManaged()(user);
  const whyId = useId();

  const invite = async () => {
    try {
      await mutateAsync(user.id);
      showToast({ tone: 'done', text: t('invited', { email: user.email }) });
    } catch (error) {
      const text = [t('notInvited', { email: user.email }), ...failureTexts(error)].join(' ');
      showToast({ tone: 'failed', text, note: failureNote(error) });
    }
  };
  return (
    <Menu position="bottom-end" withinPortal={false} floatingStrategy="fixed" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('actionsOf', { name: nameOf(user) })}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {why && (
          <>
            <Menu.Label id={whyId} className={classes.why ?? ''}>
              {why}
            </Menu.Label>
            {[t('edit'), t(isOff ? 'activate' : 'deactivate'), t('remove')].map((label) => (
              <Menu.Item
                key={label}
                className={classes.closed ?? ''}
                closeMenuOnClick={false}
                aria-disabled
                aria-describedby={whyId}
              >
                {label}
              </Menu.Item>
            ))}
          </>
        )}
        {mayManage && !why && (
          <>
            <Menu.Item
              component={Link}
              to={`/users/create/${user.id}`}
              state={list}
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              {t('edit')}
            </Menu.Item>
            {user.status === 'PENDING' && (
              <Menu.Item leftSection={<IconMailForward size={16} aria-hidden />} onClick={() => void invite()}>
                {t('invite')}
              </Menu.Item>
            )}
          </>
        )}
        {permissions.has('business.administrator') && (
          <Menu.Item
            leftSection={<IconDevices size={16} aria-hidden />}
            onClick={() => onAsk({ about: 'sessions', user })}
          >
            {t('sessions')}
          </Menu.Item>
        )}
        {mayManage && !why && (
          <Menu.Item
            leftSection={isOff ? <IconUserCheck size={16} aria-hidden /> : <IconUserOff size={16} aria-hidden />}
            onClick={() => onAsk({ about: 'status', user })}
          >
            {t(isOff ? 'activate' : 'deactivate')}
          </Menu.Item>
        )}
        {mayManage && !why && user.id !== userId && (
          <>
            <Menu.Divider />
            <Menu.Item
              className={classes.danger ?? ''}
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => onAsk({ about: 'removal', user })}
            >
              {t('remove')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
