import { Link } from 'react-router';
import { useThisList } from './wayBack.ts';
import classes from './PersonCell.module.css';

interface Props {
  name: string;
  email?: string | undefined;
  /** The screen of the person, which leads back to the list as it was; nothing for whoever may not open it. */
  to?: string | undefined;
}

/** Who a row of a list is about; a name that is written from the right does not turn what stands beside it. */
export function PersonCell({ name, email, to }: Props) {
  const list = useThisList();
  return (
    <>
      {to === undefined ? (
        <bdi className={classes.name}>{name}</bdi>
      ) : (
        <Link to={to} state={list} className={classes.name ?? ''}>
          <bdi>{name}</bdi>
        </Link>
      )}{' '}
      {email !== undefined && <bdi className={classes.email}>{email}</bdi>}
    </>
  );
}
