import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, type Icon } from '@tabler/icons-react';
import { useText } from '../platform/i18n.ts';
import { ChoiceMenu } from '../ui/ChoiceMenu.tsx';

const ICONS: Readonly<Record<MantineColorScheme, Icon>> = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };
const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Light, dark, or as the device. */
export function AppearanceMenu() {
  const t = useText('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Mark = ICONS[colorScheme];
  return (
    <ChoiceMenu
      label={t('appearance')}
      icon={<Mark size={20} stroke={1.6} aria-hidden />}
      choices={SCHEMES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
      value={colorScheme}
      onChoose={setColorScheme}
    />
  );
}
