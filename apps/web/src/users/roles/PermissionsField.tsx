import { useId } from 'react';
import { Button, Select } from '@mantine/core';
import { useController, type Control } from 'react-hook-form';
import type { RoleDetail } from '@portal/contract/users/roles.ts';
import { isPermission, type Permission } from '@portal/domain/access/permissions.ts';
import { notTheirs, whyNotHeld } from '@portal/domain/access/roleRules.ts';
import { useFieldWords, useHint } from '../../platform/forms/fields/fieldWords.ts';
import { useActor } from '../../platform/session/actor.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { formatList, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldError } from '../../ui/fields/FieldError.tsx';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import type { RoleOption } from '../users.queries.ts';
import { PermissionTable } from './PermissionTable.tsx';
import type { RoleValues } from './useRoleForm.ts';
import classes from './Permissions.module.css';

interface Props {
  control: Control<RoleValues>;
  /** As it was last seen; nothing where one is made. */
  role: RoleDetail | undefined;
  /** Whose permissions a new one may begin with. */
  options: readonly RoleOption[];
}

/** What a role permits. What the reader may not give is closed, but for what the role holds already. */
export function PermissionsField({ control, role, options }: Props) {
  const t = useText('roleList');
  const words = useText('permissions');
  const { permissions: own } = useActor();
  const errorId = useId();
  const tellChosen = (slugs: readonly string[]) =>
    t('chosen', { count: slugs.length, shown: formatNumber(slugs.length) });
  useFieldWords('permissions', t('permissions'), tellChosen);
  const hint = useHint('permissions', t('permissionsHint'));
  const { field, fieldState } = useController({
    control,
    name: 'permissions',
    rules: {
      validate: (slugs: readonly Permission[]) => {
        const found = slugs.length === 0 ? ({ code: 'field.checkbox' } as const) : whyNotHeld(new Set(slugs));
        return found ? problemText(found) : true;
      },
    },
  });
  const held = new Set(role?.permissions);
  const isClosed = (slug: Permission) => !held.has(slug) && notTheirs([slug], own).length > 0;
  const chosen = new Set(field.value);
  const choose = (slugs: Iterable<Permission>) => field.onChange([...new Set(slugs)].toSorted());
  const { error } = fieldState;
  const offered = (role?.offered ?? []).filter(isPermission).filter((slug) => !chosen.has(slug) && !isClosed(slug));
  const startFrom = (id: string | null) => {
    const from = options.find((option) => String(option.id) === id);
    if (from) choose(from.permissions.filter(isPermission).filter((slug) => !isClosed(slug)));
  };
  return (
    <FieldGroup title={t('permissions')}>
      <p className={classes.hint}>{hint}</p>
      {options.length > 0 && (
        <Select
          label={t('from')}
          description={t('fromHint')}
          placeholder={t('fromPlaceholder')}
          data={options.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={startFrom}
          searchable
          withScrollArea={false}
          comboboxProps={{ withinPortal: false }}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          className={classes.from ?? ''}
        />
      )}
      {offered.length > 0 && (
        <div className={classes.offered}>
          <p>
            {t('offered', {
              count: offered.length,
              shown: formatNumber(offered.length),
              names: formatList(offered.map((slug) => words(slug))),
            })}{' '}
            {t('offeredHint')}
          </p>
          <Button variant="default" onClick={() => choose([...field.value, ...offered])}>
            {t('takeOffered')}
          </Button>
        </div>
      )}
      <FieldError id={errorId} text={error?.message ?? wrongWithin(error)} />
      <output className={classes.hint}>{tellChosen(field.value)}</output>
      <PermissionTable
        chosen={chosen}
        isClosed={isClosed}
        onToggle={(slug) => choose(chosen.has(slug) ? field.value.filter((one) => one !== slug) : [...chosen, slug])}
        firstRef={field.ref}
        {...(error && { errorId })}
      />
    </FieldGroup>
  );
}

/** What the server found wrong with one of them. */
const wrongWithin = (error: unknown): string | undefined =>
  Array.isArray(error) ? error.find((one): one is { message: string } => Boolean(one?.message))?.message : undefined;
