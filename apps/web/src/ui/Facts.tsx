import { Fragment, type ReactNode } from 'react';
import classes from './Facts.module.css';

/** Names and values, one below the other; what is null is left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={classes.facts}>
    {facts.map(
      ([name, value]) =>
        value !== null && (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
    )}
  </dl>
);
