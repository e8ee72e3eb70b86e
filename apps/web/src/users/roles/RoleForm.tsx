import { useWatch } from 'react-hook-form';
import type { RoleDetail } from '@portal/contract/users/roles.ts';
import { ROLE_LIMITS } from '@portal/domain/access/roleRules.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import { line, paragraph, roleSlug } from '@portal/domain/fields/rules.ts';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { optional, required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup, FieldPair } from '../../ui/fields/FieldGroup.tsx';
import type { RoleOption } from '../users.queries.ts';
import { PermissionsField } from './PermissionsField.tsx';
import { RolePreview, type MenuOf } from './RolePreview.tsx';
import { useRoleForm } from './useRoleForm.ts';

interface Props {
  /** Nothing: one is made. */
  role?: RoleDetail;
  /** What a new one begins with. */
  start?: readonly Permission[];
  /** Whose permissions a new one may begin with. */
  options?: readonly RoleOption[];
  /** The list as it was. */
  back: string;
  menuOf: MenuOf;
  onDone: (role: RoleDetail) => void;
}

const STATUSES = ['ACTIVE', 'INACTIVE'] as const;
const FACTORS = ['CHOICE', 'NEEDED'] as const;
const NONE: readonly Permission[] = [];
const NO_OPTIONS: readonly RoleOption[] = [];

/** Every field of a role (product/access.md#roles), with what it permits and what that shows. */
export function RoleForm({ role, start = NONE, options = NO_OPTIONS, back, menuOf, onDone }: Props) {
  const t = useText('roleList');
  const act = useRoleForm(role, start, onDone);
  const { control } = act.form;
  const permissions = useWatch({ control, name: 'permissions' });
  const description = required(paragraph(ROLE_LIMITS.description));
  return (
    <FormFrame form={act} submit={t(role ? 'editSubmit' : 'createSubmit')} back={back} isLong>
      <FieldGroup title={t('about')}>
        <FieldPair>
          <TextField control={control} name="name.en" label={t('nameEn')} check={required(line(ROLE_LIMITS.name))} />
          <TextField control={control} name="name.es" label={t('nameEs')} check={required(line(ROLE_LIMITS.name))} />
        </FieldPair>
        <FieldPair>
          <TextField
            control={control}
            name="description.en"
            label={t('descriptionEn')}
            check={description}
            most={ROLE_LIMITS.description}
          />
          <TextField
            control={control}
            name="description.es"
            label={t('descriptionEs')}
            check={description}
            most={ROLE_LIMITS.description}
          />
        </FieldPair>
        <FieldPair>
          <ChoiceField
            control={control}
            name="active"
            label={t('status')}
            hint={t('statusHint')}
            choices={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
          <ChoiceField
            control={control}
            name="needsSecondFactor"
            label={t('secondFactor')}
            hint={t('secondFactorHint')}
            choices={FACTORS.map((value) => ({ value, label: t(`secondFactor.${value}`) }))}
          />
        </FieldPair>
        <FieldPair>
          <TextField
            control={control}
            name="slug"
            label={t('slug')}
            hint={t(role?.shipped ? 'slugShipped' : 'slugHint')}
            check={optional(roleSlug)}
            optional
          />
        </FieldPair>
      </FieldGroup>
      <PermissionsField control={control} role={act.base} options={options} />
      <RolePreview permissions={new Set(permissions)} menuOf={menuOf} />
    </FormFrame>
  );
}
