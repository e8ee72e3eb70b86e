import type { Detail } from '@portal/contract/applications/detail.ts';
import { EditableSection } from './EditableSection.tsx';

/** The church and the person to contact there. */
export function MinistryTab({ application }: { application: Detail }) {
  return (
    <>
      <EditableSection section="ministry" application={application} />
      <EditableSection section="contact" application={application} />
    </>
  );
}
