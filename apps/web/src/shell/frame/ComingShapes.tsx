import { useLayoutEffect } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { useText } from '../../platform/texts/i18n.ts';
import { SCREEN_SHAPES } from '../firstPaint/shapes.ts';

/** Stands in the frame for a screen whose code is on its way: its title, and the shape of what comes, as the page began. */
export function ComingShapes() {
  const t = useText('common');
  useLayoutEffect(() => window.portalFirstPaint(), []);
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <output>{t('loading')}</output>
      </VisuallyHidden>
      <div className="first-paint first-paint-part" aria-hidden dangerouslySetInnerHTML={{ __html: SCREEN_SHAPES }} />
    </div>
  );
}
