import type { ReactNode } from 'react';
import { ActionIcon, Menu } from '@mantine/core';

interface Props<Value extends string> {
  label: string;
  icon: ReactNode;
  choices: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A button with an icon that opens a short list, of which one is chosen. */
export function ChoiceMenu<Value extends string>({ label, icon, choices, value, onChoose }: Props<Value>) {
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label}>
          {icon}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value} onChange={(chosen) => onChoose(chosen as Value)}>
          {choices.map((choice) => (
            <Menu.RadioItem key={choice.value} value={choice.value} lang={choice.lang} closeMenuOnClick>
              {choice.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
