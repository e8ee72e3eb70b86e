import { useId } from 'react';
import { Checkbox } from '@mantine/core';
import { useController, type Control } from 'react-hook-form';
import { isPermission } from '@portal/domain/access/permissions.ts';
import { whyNotGiven } from '@portal/domain/access/roleRules.ts';
import { forbiddenPair } from '@portal/domain/access/roles.ts';
import { whyNotManaged } from '@portal/domain/users/accounts.ts';
import { useActor } from '../../platform/session/actor.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { formatList } from '../../platform/texts/format.ts';
import { useFieldWords, useHint } from '../../platform/forms/fields/fieldWords.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldError } from '../../ui/fields/FieldError.tsx';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import type { UserValues } from './userValues.ts';
import type { RoleOption } from '../users.queries.ts';
import classes from './RolesField.module.css';

export type OfferedRole = Pick<RoleOption, 'id' | 'name' | 'description' | 'kind' | 'administrator' | 'permissions'>;

interface Props {
  control: Control<UserValues>;
  roles: readonly OfferedRole[];
}

/**
 * The roles of a user, each with what it does. Which may not go together is said as they are chosen, not on saving; one
 * that the reader may neither give nor take away is closed and says why.
 */
export function RolesField({ control, roles }: Props) {
  const t = useText('users');
  const { permissions } = useActor();
  const errorId = useId();
  const whyNotTogether = (ids: readonly string[]): string | undefined => {
    const chosen = roles.filter(({ id }) => ids.includes(String(id)));
    const pair = forbiddenPair(chosen.map(({ kind }) => kind ?? undefined));
    const [one, other] = (pair ?? []).map((kind) => nameOf(chosen.find((role) => role.kind === kind)));
    return pair && t('notTogether', { one: one ?? '', other: other ?? '' });
  };
  useFieldWords('roles', t('roles'), (ids: readonly string[]) =>
    formatList(roles.filter(({ id }) => ids.includes(String(id))).map(nameOf)),
  );
  const hint = useHint('roles', t('rolesHint'));
  const { field, fieldState, formState } = useController({
    control,
    name: 'roles',
    rules: {
      validate: (ids: readonly string[]) =>
        ids.length === 0 ? problemText({ code: 'field.checkbox' }) : (whyNotTogether(ids) ?? true),
    },
  });
  /** What the account holds stays, and may be taken back into it. */
  const hadBefore = (value: string) => formState.defaultValues?.roles?.includes(value) ?? false;
  /** A chosen role that this one may not stand beside. */
  const opponentOf = (role: OfferedRole): OfferedRole | undefined =>
    roles.find(
      (other) =>
        field.value.includes(String(other.id)) && forbiddenPair([role.kind ?? undefined, other.kind ?? undefined]),
    );
  const error = whyNotTogether(field.value) ?? fieldState.error?.message;

  return (
    <FieldGroup title={t('roles')}>
      <p className={classes.hint}>{hint}</p>
      <FieldError id={errorId} text={error} />
      {roles.map((role) => {
        const value = String(role.id);
        const opponent = opponentOf(role);
        const isChosen = field.value.includes(value);
        const isForAdministrators = whyNotManaged(role.administrator, permissions) !== undefined;
        const isNotTheirs =
          !hadBefore(value) && whyNotGiven(role.permissions.filter(isPermission), permissions) !== undefined;
        const isClosed = isForAdministrators || isNotTheirs;
        return (
          <Checkbox
            key={role.id}
            ref={role === roles[0] ? field.ref : undefined}
            onBlur={field.onBlur}
            label={nameOf(role)}
            description={
              <>
                {role.description}
                {isClosed && <strong> {t(isForAdministrators ? 'roleNotManaged' : 'roleNotTheirs')}</strong>}
                {opponent && !isChosen && <strong> {t('notWith', { role: nameOf(opponent) })}</strong>}
              </>
            }
            checked={isChosen}
            disabled={isClosed}
            onChange={() =>
              field.onChange(isChosen ? field.value.filter((id) => id !== value) : [...field.value, value].sort())
            }
            aria-invalid={error !== undefined && (isChosen || field.value.length === 0)}
            aria-describedby={error === undefined ? undefined : errorId}
          />
        );
      })}
    </FieldGroup>
  );
}

const nameOf = (role: OfferedRole | undefined): string => role?.name ?? '';
