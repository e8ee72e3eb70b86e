import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { PublicFrame } from './PublicFrame.tsx';
import classes from './PublicMessage.module.css';

interface Props {
  title: string;
  texts: readonly string[];
  /** Where to go on, the usual way first. */
  ways: readonly { to: string; label: string }[];
  children?: ReactNode;
}

/** A page that says how something went, and leads on. */
export function PublicMessage({ title, texts, ways, children }: Props) {
  return (
    <PublicFrame title={title} focusTitle>
      <div className={classes.texts}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {children}
      </div>
      <div className={classes.ways}>
        {ways.map(({ to, label }, index) => (
          <Button key={to} component={Link} to={to} size="md" fullWidth variant={index === 0 ? 'filled' : 'default'}>
            {label}
          </Button>
        ))}
      </div>
    </PublicFrame>
  );
}
