import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { LimitForm } from './LimitForm.tsx';
import { useExonerationLimit } from '../payments.queries.ts';

/** The section of the business rules that says above which amount an exoneration waits for a second person. */
export function LimitSection() {
  const query = useExonerationLimit();
  return (
    <>
      <UntilRead query={query} />
      {query.data && <LimitForm key={query.data.version} limit={query.data} />}
    </>
  );
}
