import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './BackLink.module.css';

/** Leads from a form or a detail to where it was come from. Stands above its title, also while it loads and when it is not found. */
export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className={classes.back ?? ''}>
    <IconArrowLeft size={16} aria-hidden />
    {label}
  </Link>
);
