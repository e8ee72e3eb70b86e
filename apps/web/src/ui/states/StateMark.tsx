import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import classes from './StateMark.module.css';

interface Props {
  icon: Icon;
  /** Nothing: as the text around it. */
  tone?: 'good' | 'attention' | 'bad' | 'quiet' | undefined;
  children: ReactNode;
}

/** How something stands, in a word, a form and a colour. */
export const StateMark = ({ icon: Mark, tone, children }: Props) => (
  <span className={classes.state} data-tone={tone}>
    <Mark size={16} stroke={1.8} aria-hidden />
    {children}
  </span>
);
