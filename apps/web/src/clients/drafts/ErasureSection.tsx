import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { CLIENTS } from '../clients.queries.ts';
import { ErasureForm } from './ErasureForm.tsx';

/** The section of the business rules that says after how long an application that nobody continues is erased. */
export function ErasureSection() {
  const query = useQuery({
    queryKey: [...CLIENTS, 'erasure'],
    queryFn: ({ signal }) => call('getDraftErasure', { signal }),
  });
  return (
    <>
      <UntilRead query={query} />
      {query.data && <ErasureForm key={query.data.version} erasure={query.data} />}
    </>
  );
}
