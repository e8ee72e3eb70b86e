import type { Detail } from '@portal/contract/applications/detail.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { AttachmentLinks } from './AttachmentLinks.tsx';
import classes from './FormSection.module.css';

/** The documents of the form, each to open or to download. */
export function DocumentsTab({ application }: { application: Detail }) {
  const t = useText('applicationForm');
  const detail = useText('applicationDetail');
  if (application.documents.length === 0) return <p className={classes.empty}>{detail('section.noDocuments')}</p>;
  return (
    <ul className={classes.plainList}>
      {application.documents.map((document) => (
        <li key={document.kind}>
          <AttachmentLinks label={t(`fields.documents.${document.kind}`)} attachment={document} />
        </li>
      ))}
    </ul>
  );
}
