import { useQuery } from '@tanstack/react-query';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { stageLimitsQuery } from '../../platform/session/stageLimits.ts';
import { StageLimitsForm } from './StageLimitsForm.tsx';

/** The section of the business rules that says how long a card may stand in each stage. */
export function StageLimitsSection() {
  const query = useQuery({ ...stageLimitsQuery, staleTime: 0 });
  return (
    <>
      <UntilRead query={query} />
      {query.data && <StageLimitsForm key={query.data.version} set={query.data} />}
    </>
  );
}
