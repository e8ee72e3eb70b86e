import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './SkeletonLines.module.css';

/** The shape of what is coming. `label` tells it to those who do not see it. */
export function SkeletonLines({ lines, label }: { lines: number; label: string }) {
  return (
    <div className={classes.lines} aria-busy="true">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={44} />
      ))}
    </div>
  );
}
