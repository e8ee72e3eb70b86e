import { useSyncExternalStore } from 'react';

/** The menu, and the space around what stands beside it. */
const BESIDE_REM = 18;
const REM_PX = 16;

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** How wide a list may be beside the open menu without being scrolled sideways, in rem. */
export const useRoom = (): number =>
  useSyncExternalStore(onResize, () => Math.floor(window.innerWidth / REM_PX) - BESIDE_REM);
