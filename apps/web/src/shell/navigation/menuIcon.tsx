import { useEffect, useState, type ComponentType } from 'react';
import type { IconProps } from '@tabler/icons-react';
import { whole } from '../../platform/late/chunks.ts';
import type { MENU_ICONS } from './menuIcons.ts';

type Icons = typeof MENU_ICONS;

let icons: Icons | undefined;
const load = whole(async () => (icons ??= (await import('./menuIcons.ts')).MENU_ICONS));

/**
 * The icon of a screen in the menu. All of them come in one file after the frame, since there are as many as screens;
 * until it is there, or where it does not come, the icon's place is kept empty beside the label.
 */
export function menuIcon(name: keyof Icons): ComponentType<IconProps> {
  return function MenuIcon(props: IconProps) {
    const [shown, setShown] = useState(icons);
    useEffect(() => {
      if (!shown) void load().then(setShown, () => undefined);
    }, [shown]);
    const Mark = shown?.[name];
    if (Mark) return <Mark {...props} />;
    return <svg width={props.size} height={props.size} className={props.className} aria-hidden />;
  };
}
