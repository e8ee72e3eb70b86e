import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import classes from './Figures.module.css';

/** Figures beside one another; on a phone two in a row. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className={classes.figures}>{children}</dl>;

/** Their places, as high as they mostly come. */
export const ComingFigures = ({ count }: { count: number }) => (
  <div className={classes.figures}>
    {Array.from({ length: count }, (_, place) => (
      <Skeleton key={place} height="7.5rem" />
    ))}
  </div>
);

interface Props {
  name: string;
  value: ReactNode;
  /** Of what it is a part. */
  note?: string | undefined;
  tone?: 'good' | 'bad' | undefined;
}

/** One of them. */
export const Figure = ({ name, value, note, tone }: Props) => (
  <div className={classes.figure} data-tone={tone}>
    <dt>{name}</dt>
    <dd className={classes.value}>{value}</dd>
    {note !== undefined && <dd className={classes.of}>{note}</dd>}
  </div>
);
