import { useState, type ReactNode } from 'react';
import { ActionIcon, Input } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useText } from '../platform/i18n.ts';

/** The password, which may be shown while it is typed. */
export function PasswordField({ error }: { error: ReactNode }) {
  const t = useText('sessions');
  const [shown, setShown] = useState(false);
  const Mark = shown ? IconEyeOff : IconEye;
  const label = shown ? t('hidePassword') : t('showPassword');
  return (
    <Input.Wrapper label={t('password')} error={error} id="password" size="md">
      <Input
        id="password"
        name="password"
        type={shown ? 'text' : 'password'}
        size="md"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        error={Boolean(error)}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? 'password-error' : undefined}
        rightSectionPointerEvents="all"
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={label}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Mark size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        }
      />
    </Input.Wrapper>
  );
}
