import { useLayoutEffect } from 'react';
import { ALL_SHAPES } from './shapes.ts';

/** The shapes that the page began with, for the address as it is now, so that nothing jumps while the rest comes. */
export function FirstPaint() {
  useLayoutEffect(() => window.portalFirstPaint(), []);
  return <div dangerouslySetInnerHTML={{ __html: ALL_SHAPES }} />;
}
