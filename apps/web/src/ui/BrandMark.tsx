import classes from './BrandMark.module.css';

/** An open door with a cross in it. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect className={classes.ground} width="32" height="32" rx="8" />
      <path className={classes.door} d="M8 25V14a8 8 0 0 1 16 0v11" />
      <path className={classes.cross} d="M16 25V12m-4 5h8" />
    </svg>
  );
}
