import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useText } from '../../platform/i18n.ts';
import classes from './CardDrawer.module.css';

/** The shape of an application until it is there. */
export function DrawerSkeleton() {
  const t = useText('applicationDetail');
  return (
    <div className={classes.ghost} role="status">
      <VisuallyHidden>{t('drawer.loading')}</VisuallyHidden>
      <Skeleton height={56} circle />
      <Skeleton height={20} width="60%" />
      <Skeleton height={14} width="40%" />
      <Skeleton height={120} />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={14} width={`${90 - index * 8}%`} />
      ))}
    </div>
  );
}
