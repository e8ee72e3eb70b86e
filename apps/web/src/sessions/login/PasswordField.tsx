import type { ReactNode } from 'react';
import { useText } from '../../platform/texts/i18n.ts';
import { SecretInput } from '../../platform/passwords/SecretInput.tsx';

/** The password to sign in with. */
export function PasswordField({ error }: { error: ReactNode }) {
  const t = useText('sessions');
  const common = useText('common');
  return (
    <SecretInput
      name="password"
      label={t('password')}
      error={error}
      showLabel={common('showPassword')}
      hideLabel={common('hidePassword')}
      size="md"
      autoComplete="current-password"
    />
  );
}
