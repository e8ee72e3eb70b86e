import { Menu } from '@mantine/core';
import { TopMenu, type MenuButton } from './TopMenu.tsx';

interface Props<Value extends string> {
  button: MenuButton;
  choices: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A short list, of which one is chosen. */
export function ChoiceMenu<Value extends string>({ button, choices, value, onChoose }: Props<Value>) {
  return (
    <TopMenu button={button}>
      <Menu.RadioGroup value={value} onChange={(chosen) => onChoose(chosen as Value)}>
        {choices.map((choice) => (
          <Menu.RadioItem key={choice.value} value={choice.value} lang={choice.lang} closeMenuOnClick>
            {choice.label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </TopMenu>
  );
}
