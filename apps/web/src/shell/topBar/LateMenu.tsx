import { cloneElement, useEffect, useState, type ComponentType } from 'react';
import { whole } from '../../platform/late/chunks.ts';
import { Coming } from '../../platform/late/late.tsx';
import { LateFailure } from '../../platform/late/LateFailure.tsx';
import type { MenuButton } from './TopMenu.tsx';

/** Nobody opens a menu in the first moments, and by then its code is there. */
const AFTER_MS = 3_000;

interface Props<More> {
  load: () => Promise<{ default: ComponentType<More & { button: MenuButton }> }>;
  button: MenuButton;
  more: More;
}

/** A button of the top bar, there at once. The menu that it opens comes later, at the latest when it is pressed. */
export function LateMenu<More extends object>({ load, button, more }: Props<More>) {
  const [state, setState] = useState<'coming' | 'failed'>();
  const [Menu, setMenu] = useState<ComponentType<More & { button: MenuButton }>>();
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, [load]);

  const open = () => {
    setState('coming');
    whole(load)().then(
      ({ default: code }) => setMenu(() => code),
      () => setState('failed'),
    );
  };
  if (Menu) return <Menu {...more} button={button} />;
  return (
    <>
      {cloneElement(button, { onClick: open, 'aria-haspopup': 'menu' })}
      {state === 'coming' && <Coming />}
      {state === 'failed' && <LateFailure onRetry={open} onClose={() => setState(undefined)} />}
    </>
  );
}
