import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './CardDrawer.module.css';

const LINES = ['90%', '82%', '74%', '66%', '58%'];

/** The shape of an application until it is there. */
export function DrawerSkeleton() {
  const t = useText('applicationDetail');
  return (
    <div className={classes.ghost} aria-busy="true">
      <VisuallyHidden component="output">{t('drawer.loading')}</VisuallyHidden>
      <Skeleton height={56} circle />
      <Skeleton height={20} width="60%" />
      <Skeleton height={14} width="40%" />
      <Skeleton height={120} />
      {LINES.map((width) => (
        <Skeleton key={width} height={14} width={width} />
      ))}
    </div>
  );
}
