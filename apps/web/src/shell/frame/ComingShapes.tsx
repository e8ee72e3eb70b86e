import { useText } from '../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import classes from './Frame.module.css';

/** Stands in the frame for a screen whose code is on its way. */
export function ComingShapes() {
  const t = useText('common');
  return (
    <div className={classes.waiting}>
      <SkeletonLines lines={6} label={t('loading')} />
    </div>
  );
}
