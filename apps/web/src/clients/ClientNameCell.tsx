import { Link, useLocation } from 'react-router';
import { useActor } from '../platform/actor.ts';
import { clientName } from './clientName.ts';
import classes from './ClientNameCell.module.css';

/** Who it is, leading to the account for whoever may open it, and back to the list as it was. */
export function ClientNameCell({ client }: { client: { id: number; name: string | null; email: string } }) {
  const { permissions } = useActor();
  const { pathname, search } = useLocation();
  const mayOpen = permissions.has('business.client.show') || permissions.has('business.client.manage');
  return (
    <>
      {mayOpen ? (
        <Link to={`/users/client-edit/${client.id}`} state={{ list: pathname + search }} className={classes.name ?? ''}>
          {clientName(client)}
        </Link>
      ) : (
        <span className={classes.name}>{clientName(client)}</span>
      )}
      {client.name !== null && <span className={classes.email}>{client.email}</span>}
    </>
  );
}
