import { useQuery } from '@tanstack/react-query';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { feeQuery } from '../settings.queries.ts';
import { FeeForm } from './FeeForm.tsx';

/** The section of the business rules that says what an application costs. */
export function FeeSection() {
  const query = useQuery(feeQuery);
  return (
    <>
      <UntilRead query={query} />
      {query.data && <FeeForm key={query.data.version} fee={query.data} />}
    </>
  );
}
