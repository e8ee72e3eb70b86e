import { useState, type ComponentProps, type ReactNode } from 'react';
import { ActionIcon, Input } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';

interface Props extends Pick<ComponentProps<'input'>, 'autoComplete' | 'value' | 'onChange' | 'onBlur' | 'ref'> {
  /** Also the name under which a form sends it. */
  name: string;
  label: string;
  error: ReactNode;
  /** Of the button that shows what is typed, and hides it again. */
  showLabel: string;
  hideLabel: string;
  size?: 'sm' | 'md';
  /** Of what explains the field beside it. */
  describedBy?: string | undefined;
}

/** A secret, which may be shown while it is typed. */
export function SecretInput({ name, label, error, showLabel, hideLabel, size = 'sm', describedBy, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const Mark = shown ? IconEyeOff : IconEye;
  const descriptions = [describedBy, error ? `${name}-error` : undefined].filter(Boolean).join(' ');
  return (
    <Input.Wrapper label={label} error={error} id={name} size={size}>
      <Input
        {...input}
        id={name}
        name={name}
        type={shown ? 'text' : 'password'}
        size={size}
        autoCapitalize="none"
        spellCheck={false}
        error={Boolean(error)}
        aria-invalid={Boolean(error)}
        aria-describedby={descriptions === '' ? undefined : descriptions}
        rightSectionPointerEvents="all"
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            size={size === 'md' ? 'lg' : 'md'}
            aria-label={shown ? hideLabel : showLabel}
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
