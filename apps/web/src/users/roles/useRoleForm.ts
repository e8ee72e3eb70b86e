import { useQueryClient } from '@tanstack/react-query';
import type { RoleDetail } from '@portal/contract/users/roles.ts';
import { isPermission, type Permission } from '@portal/domain/access/permissions.ts';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { renewRoles } from './roles.queries.ts';

/** As they stand in the form; permissions in their order. */
export interface RoleValues {
  name: { en: string; es: string };
  description: { en: string; es: string };
  slug: string;
  active: 'ACTIVE' | 'INACTIVE';
  needsSecondFactor: 'CHOICE' | 'NEEDED';
  permissions: Permission[];
}

const valuesOf = ({ names, descriptions, slug, active, needsSecondFactor, permissions }: RoleDetail): RoleValues => ({
  name: names,
  description: descriptions,
  slug: slug ?? '',
  active: active ? 'ACTIVE' : 'INACTIVE',
  needsSecondFactor: needsSecondFactor ? 'NEEDED' : 'CHOICE',
  permissions: permissions.filter(isPermission).toSorted(),
});

const bodyOf = ({ active, needsSecondFactor, ...values }: RoleValues) => ({
  ...values,
  active: active === 'ACTIVE',
  needsSecondFactor: needsSecondFactor === 'NEEDED',
});

/** The form of a role; a new one begins with the permissions of another, or with none. */
export function useRoleForm(
  role: RoleDetail | undefined,
  start: readonly Permission[],
  onDone: (role: RoleDetail) => void,
) {
  const client = useQueryClient();
  const empty: RoleValues = {
    name: { en: '', es: '' },
    description: { en: '', es: '' },
    slug: '',
    active: 'ACTIVE',
    needsSecondFactor: 'CHOICE',
    permissions: start.toSorted(),
  };
  return useRecordForm({
    endpoint: 'updateRole',
    name: role ? `role.${role.id}` : 'role.new',
    record: role,
    values: (present = role) => (present ? valuesOf(present) : empty),
    send: (values, base, idempotencyKey) =>
      base === undefined
        ? call('createRole', { body: bodyOf(values), idempotencyKey })
        : call('updateRole', {
            params: { id: base.id },
            body: { ...bodyOf(values), version: base.version },
            idempotencyKey,
          }),
    renew: () => void renewRoles(client),
    done: onDone,
  });
}
