import type { Detail } from '@portal/contract/applications/detail.ts';
import { FormSection } from './FormSection.tsx';

/** The church and the person to contact there. */
export function MinistryTab({ application }: { application: Detail }) {
  return (
    <>
      <FormSection section="ministry" values={application.ministry} />
      <FormSection section="contact" values={application.pastor.contact} />
    </>
  );
}
