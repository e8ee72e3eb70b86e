import {
  IconBeach,
  IconDevices,
  IconMailForward,
  IconPencil,
  IconShieldOff,
  IconHistory,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { useActor } from '../platform/session/actor.ts';
import { call } from '../platform/network/api.ts';
import { problemText } from '../platform/texts/fieldErrors.ts';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { useText } from '../platform/texts/i18n.ts';
import { RowMenu } from '../platform/lists/RowMenu.tsx';
import { nameOf } from './nameOf.ts';
import type { Asked } from './UserDialogs.tsx';
import { useWhyNotManaged } from './useWhyNotManaged.ts';

/** What may be done about an account, in the row of its person. */
export function UserMenu({ user, onAsk }: { user: StaffUser; onAsk: (asked: Asked) => void }) {
  const t = useText('users');
  const { permissions, userId } = useActor();
  const whyNotManaged = useWhyNotManaged();
  const isOff = user.status === 'INACTIVE';
  const why = permissions.has('business.user.manage') ? whyNotManaged(user) : t('manageNeeded');
  const whyNotOwn = why ?? (user.id === userId ? problemText({ code: 'user.self' }) : undefined);
  const invitation = useQuickAct({
    act: ({ id }: StaffUser) => call('resendInvitation', { params: { id } }),
    done: ({ email }) => t('invited', { email }),
    failed: ({ email }) => t('notInvited', { email }),
  });
  return (
    <RowMenu
      label={t('actionsOf', { name: nameOf(user) })}
      acts={[
        { label: t('edit'), icon: IconPencil, does: `/users/create/${user.id}`, why },
        user.status === 'PENDING' && {
          label: t('invite'),
          icon: IconMailForward,
          does: () => invitation.press(user),
          why,
        },
        {
          label: t('sessions'),
          icon: IconDevices,
          does: () => onAsk({ about: 'sessions', user }),
          why: permissions.has('business.administrator') ? undefined : t('sessionsNeeded'),
        },
        { label: t('absence'), icon: IconBeach, does: () => onAsk({ about: 'absence', user }), why },
        { label: t('history'), icon: IconHistory, does: () => onAsk({ about: 'history', user }) },
        {
          label: t(isOff ? 'activate' : 'deactivate'),
          icon: isOff ? IconUserCheck : IconUserOff,
          does: () => onAsk({ about: 'status', user }),
          why: whyNotOwn,
        },
        user.secondFactor && {
          label: t('removeFactor'),
          icon: IconShieldOff,
          does: () => onAsk({ about: 'factor', user }),
          why: whyNotOwn,
        },
        {
          label: t('remove'),
          icon: IconTrash,
          does: () => onAsk({ about: 'removal', user }),
          why: whyNotOwn,
          danger: true,
        },
      ]}
    />
  );
}
