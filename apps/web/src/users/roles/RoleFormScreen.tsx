import { useParams, useSearchParams } from 'react-router';
import { isPermission } from '@portal/domain/access/permissions.ts';
import { notTheirs } from '@portal/domain/access/roleRules.ts';
import { whyNotManaged } from '@portal/domain/users/accounts.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useWayBack } from '../../platform/lists/wayBack.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useRoleOptions } from '../users.queries.ts';
import { RoleForm } from './RoleForm.tsx';
import type { MenuOf } from './RolePreview.tsx';
import { RoleToRead } from './RoleToRead.tsx';
import { useRole } from './roles.queries.ts';

/** `/roles/create` makes a role; with an id it changes one, or shows it to whoever may not. */
export function RoleFormScreen({ menuOf }: { menuOf: MenuOf }) {
  const { id = '' } = useParams();
  const mayManage = useActor().permissions.has('business.role.manage');
  if (/^[1-9]\d{0,14}$/.test(id)) return <EditRole key={id} id={Number(id)} mayManage={mayManage} menuOf={menuOf} />;
  return mayManage ? <CreateRole menuOf={menuOf} /> : <ReadOnlyNew />;
}

function CreateRole({ menuOf }: { menuOf: MenuOf }) {
  const t = useText('roleList');
  const common = useText('common');
  const { permissions: own } = useActor();
  const options = useRoleOptions();
  const [address] = useSearchParams();
  const { back, leave } = useWayBack('/roles/list');
  const from = options.data?.find(({ id }) => String(id) === address.get('from'));
  const start = (from?.permissions ?? []).filter(isPermission);
  const notOwn = notTheirs(start, own);
  return (
    <Screen
      title={t('createTitle')}
      product={common('productName')}
      lead={t('createLead')}
      back={<BackLink to={back} label={t('toList')} />}
    >
      <UntilRead query={options} />
      {options.data && (
        <RoleForm
          // Another role to start from is another form.
          key={from?.id}
          start={start.filter((slug) => !notOwn.includes(slug))}
          options={options.data}
          back={back}
          menuOf={menuOf}
          onDone={({ name }) => leave(t('created', { name }))}
        />
      )}
    </Screen>
  );
}

function EditRole({ id, mayManage, menuOf }: { id: number; mayManage: boolean; menuOf: MenuOf }) {
  const t = useText('roleList');
  const common = useText('common');
  const { permissions } = useActor();
  const role = useRole(id);
  const { back, leave } = useWayBack('/roles/list');
  const why = !mayManage
    ? t('manageNeeded')
    : role.data && whyNotManaged(role.data.administrator, permissions) && t('administratorOnly');
  return (
    <Screen
      title={role.data ? t('editTitle', { name: role.data.name }) : t('title')}
      product={common('productName')}
      back={<BackLink to={back} label={t('toList')} />}
    >
      <UntilRead query={role} />
      {role.data && why && <RoleToRead role={role.data} why={why} menuOf={menuOf} />}
      {role.data && !why && (
        <RoleForm role={role.data} back={back} menuOf={menuOf} onDone={({ name }) => leave(t('saved', { name }))} />
      )}
    </Screen>
  );
}

function ReadOnlyNew() {
  const t = useText('roleList');
  const common = useText('common');
  return (
    <Screen
      title={t('createTitle')}
      product={common('productName')}
      lead={t('manageNeeded')}
      back={<BackLink to="/roles/list" label={t('toList')} />}
    >
      {null}
    </Screen>
  );
}
