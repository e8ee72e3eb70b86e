import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { SecretInput } from './SecretInput.tsx';
import { useText } from '../texts/i18n.ts';

interface SecretFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  check: (value: string) => true | string;
  autoComplete: 'current-password' | 'new-password';
  size?: 'sm' | 'md';
  describedBy?: string;
}

/** A password in a form. */
export function SecretField<Values extends FieldValues>({ control, name, check, ...shown }: SecretFieldProps<Values>) {
  const common = useText('common');
  const {
    field: { disabled: _, ...field },
    fieldState,
  } = useController({ control, name, rules: { validate: check } });
  return (
    <SecretInput
      {...field}
      {...shown}
      error={fieldState.error?.message}
      showLabel={common('showPassword')}
      hideLabel={common('hidePassword')}
    />
  );
}
