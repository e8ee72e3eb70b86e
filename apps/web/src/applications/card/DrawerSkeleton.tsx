import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './CardDrawer.module.css';

const FIELDS = ['72%', '54%', '66%', '48%', '80%', '60%', '52%', '70%', '58%', '76%'];

/** The shape of what stands in a tab until it is there: a heading, and facts in two columns. */
export function DrawerSkeleton() {
  const t = useText('applicationDetail');
  return (
    <div className={classes.ghost} aria-busy="true">
      <VisuallyHidden component="output">{t('drawer.loading')}</VisuallyHidden>
      <Skeleton height={18} width="32%" />
      <div className={classes.lines}>
        {FIELDS.map((width) => (
          <div key={width} className={classes.line}>
            <Skeleton height={12} width="40%" />
            <Skeleton height={16} width={width} />
          </div>
        ))}
      </div>
    </div>
  );
}
