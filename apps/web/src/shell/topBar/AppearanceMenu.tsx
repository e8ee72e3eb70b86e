import { useMantineColorScheme } from '@mantine/core';
import { useText } from '../../platform/texts/i18n.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import type { MenuButton } from './TopMenu.tsx';

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Light, dark, or as the device. */
export default function AppearanceMenu({ button }: { button: MenuButton }) {
  const t = useText('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <ChoiceMenu
      button={button}
      choices={SCHEMES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
      value={colorScheme}
      onChoose={setColorScheme}
    />
  );
}
