import { useActor } from '../platform/session/actor.ts';
import { PersonCell } from '../platform/lists/PersonCell.tsx';
import { clientName } from './clientName.ts';

/** Who it is, leading to the account for whoever may open it. */
export function ClientNameCell({ client }: { client: { id: number; name: string | null; email: string } }) {
  const { permissions } = useActor();
  const mayOpen = permissions.has('business.client.show') || permissions.has('business.client.manage');
  return (
    <PersonCell
      name={clientName(client)}
      email={client.name === null ? undefined : client.email}
      to={mayOpen ? `/users/client-edit/${client.id}` : undefined}
    />
  );
}
