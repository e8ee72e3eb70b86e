import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { late } from '../../platform/late/late.tsx';
import { FirstPaint } from '../firstPaint/FirstPaint.tsx';
import { useMenu, type Menu } from '../navigation/menu.ts';
import { Frame } from './Frame.tsx';

const { Component: BareFrame } = late(
  async () => ({ default: (await import('./BareFrame.tsx')).BareFrame }),
  FirstPaint,
);

const isBareAt = ({ screens }: Menu, pathname: string): boolean =>
  screens.some(({ path, bare = false }) => bare && matchPath(path, pathname) !== null);

/** Where this document was loaded, whatever the address says since. */
const loadedAt = (): string =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname.replace(/^\/B_Portal/, '');

/**
 * The frame with the open screen, or a page of its own. A document keeps the content-security policy it was loaded with:
 * whoever goes from one with the frame to one without, or back, loads anew.
 */
export function OpenPage() {
  const menu = useMenu();
  const { pathname } = useLocation();
  const isBare = isBareAt(menu, pathname);
  const isOther = isBare !== isBareAt(menu, loadedAt());
  useEffect(() => {
    if (isOther) location.reload();
  }, [isOther]);
  if (isOther) return <FirstPaint />;
  return isBare ? <BareFrame /> : <Frame />;
}
