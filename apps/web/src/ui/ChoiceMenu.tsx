import type { ReactNode } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';

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
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label}>
          {icon}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            lang={choice.lang}
            rightSection={choice.value === value && <IconCheck size={16} aria-hidden />}
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
