import { IconLock } from '@tabler/icons-react';
import { useParams } from 'react-router';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { EMAIL_CHANGE_HOURS } from '@portal/domain/users/accounts.ts';
import { useActor } from '../../platform/session/actor.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useWayBack } from '../../platform/lists/wayBack.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { nameOf } from '../nameOf.ts';
import type { OfferedRole } from './RolesField.tsx';
import { UserForm } from './UserForm.tsx';
import { UserSessionsPanel } from '../sessions/UserSessionsPanel.tsx';
import { useRoleOptions, useUser } from '../users.queries.ts';
import { useWhyNotManaged } from '../useWhyNotManaged.ts';

/** `/users/create` invites a user; with an id it changes one. */
export function UserFormScreen() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? <EditUser id={Number(id)} /> : <InviteUser />;
}

function InviteUser() {
  const t = useText('users');
  const common = useText('common');
  const roles = useRoleOptions();
  const { back, leave } = useWayBack('/users/list');
  return (
    <Screen
      title={t('createTitle')}
      product={common('productName')}
      lead={t('createLead')}
      back={<BackLink to={back} label={t('toList')} />}
    >
      <UntilRead query={roles} />
      {roles.data && <UserForm roles={roles.data} back={back} onDone={({ email }) => leave(t('invited', { email }))} />}
    </Screen>
  );
}

function EditUser({ id }: { id: number }) {
  const t = useText('users');
  const common = useText('common');
  const user = useUser(id);
  const roles = useRoleOptions();
  const { back, leave } = useWayBack('/users/list');
  const whyNotManaged = useWhyNotManaged();
  const administers = useActor().permissions.has('business.administrator');
  const why = user.data && whyNotManaged(user.data);
  return (
    <Screen
      title={user.data ? t('editTitle', { name: nameOf(user.data) }) : t('edit')}
      product={common('productName')}
      back={<BackLink to={back} label={t('toList')} />}
    >
      <UntilRead query={user.data ? roles : user} />
      {why && <EmptyState icon={<IconLock size={28} stroke={1.5} />} title={t('closedTitle')} text={why} />}
      {user.data && roles.data && !why && (
        <UserForm
          user={user.data}
          roles={withHeld(roles.data, user.data.roles, t('inactiveRole'))}
          back={back}
          onDone={(saved, asked) => {
            const name = nameOf(saved);
            leave(
              asked === undefined
                ? t('saved', { name })
                : t('savedEmail', { name, email: asked, hours: EMAIL_CHANGE_HOURS }),
            );
          }}
        />
      )}
      {user.data && administers && <UserSessionsPanel user={user.data} />}
    </Screen>
  );
}

/** Roles that are not active any more may stay with who holds them. */
function withHeld(offered: readonly OfferedRole[], held: StaffUser['roles'], description: string): OfferedRole[] {
  const former = held.filter(({ id }) => !offered.some((role) => role.id === id));
  return [...offered, ...former.map((role) => ({ ...role, description, kind: null, permissions: [] }))];
}
