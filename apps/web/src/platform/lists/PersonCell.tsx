import { Link } from 'react-router';
import { useThisList } from './wayBack.ts';
import classes from './PersonCell.module.css';

interface Props {
  name: string;
  email?: string | undefined;
  /** The screen of the person, which leads back to the list as it was; nothing for whoever may not open it. */
  to?: string | undefined;
}

/** Who a row of a list is about. */
export function PersonCell({ name, email, to }: Props) {
  const list = useThisList();
  return (
    <>
      {to === undefined ? (
        <span className={classes.name}>{name}</span>
      ) : (
        <Link to={to} state={list} className={classes.name ?? ''}>
          {name}
        </Link>
      )}{' '}
      {email !== undefined && <span className={classes.email}>{email}</span>}
    </>
  );
}
