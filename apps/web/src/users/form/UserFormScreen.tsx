import { IconLock } from '@tabler/icons-react';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { EMAIL_CHANGE_HOURS } from '@portal/domain/users/accounts.ts';
import { useActor } from '../../platform/session/actor.ts';
import { CreateOrEdit, FormScreen } from '../../platform/forms/FormScreen.tsx';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { nameOf } from '../nameOf.ts';
import type { OfferedRole } from './RolesField.tsx';
import { UserForm } from './UserForm.tsx';
import { UserSessionsPanel } from '../sessions/UserSessionsPanel.tsx';
import { useRoleOptions, useUser } from '../users.queries.ts';
import { useWhyNotManaged } from '../useWhyNotManaged.ts';

const LIST = '/users/list';

/** `/users/create` invites a user; with an id it changes one. */
export function UserFormScreen() {
  return <CreateOrEdit create={InviteUser} edit={EditUser} />;
}

function InviteUser() {
  const t = useText('users');
  const roles = useRoleOptions();
  return (
    <FormScreen title={t('createTitle')} lead={t('createLead')} list={LIST} toList={t('toList')}>
      {({ back, leave }) => (
        <>
          <UntilRead query={roles} />
          {roles.data && (
            <UserForm roles={roles.data} back={back} onDone={({ email }) => leave(t('invited', { email }))} />
          )}
        </>
      )}
    </FormScreen>
  );
}

function EditUser({ id }: { id: number }) {
  const t = useText('users');
  const user = useUser(id);
  const roles = useRoleOptions();
  const whyNotManaged = useWhyNotManaged();
  const administers = useActor().permissions.has('business.administrator');
  const why = user.data && whyNotManaged(user.data);
  return (
    <FormScreen
      title={user.data ? t('editTitle', { name: nameOf(user.data) }) : t('edit')}
      list={LIST}
      toList={t('toList')}
    >
      {({ back, leave }) => (
        <>
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
        </>
      )}
    </FormScreen>
  );
}

/** Roles that are not active any more may stay with who holds them. */
function withHeld(offered: readonly OfferedRole[], held: StaffUser['roles'], description: string): OfferedRole[] {
  const former = held.filter(({ id }) => !offered.some((role) => role.id === id));
  return [...offered, ...former.map((role) => ({ ...role, description, kind: null, permissions: [] }))];
}
