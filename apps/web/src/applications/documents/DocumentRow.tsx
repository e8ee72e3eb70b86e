import { useState } from 'react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { documentKey } from '@portal/domain/applications/form.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { formatBytes, formatDate } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldCorrection, ShownCorrection } from '../corrections/FieldCorrection.tsx';
import { FileAbsent, FileRow } from './FileRow.tsx';
import { VerdictActs } from './VerdictActs.tsx';
import { VerdictText } from './VerdictText.tsx';
import type { CardDocument } from './cardDocuments.ts';
import classes from './Documents.module.css';

const RefuseDialog = lateOver(() => import('./RefuseDialog.tsx'));

interface Props {
  application: Detail;
  document: CardDocument;
  onOpen: () => void;
}

/** One document that the form asks for: what was sent, what staff said of it, and what this reader may say. */
export function DocumentRow({ application, document, onOpen }: Props) {
  const t = useText('documents');
  const label = useText('applicationForm')(`fields.documents.${document.kind}`);
  const [shown, setShown] = useState<number>();
  const [refusing, setRefusing] = useState(false);
  const { file } = document;
  const field = documentKey(document.kind);
  return (
    <li className={classes.document} data-document={document.kind}>
      {file ? (
        <FileRow
          label={label}
          attachment={file}
          about={t('about', { name: file.name, size: formatBytes(file.bytes), when: formatDate(file.at) })}
          onOpen={onOpen}
        />
      ) : (
        <FileAbsent label={label} />
      )}
      <div className={classes.said}>
        <VerdictText
          document={document}
          beside={<FieldCorrection application={application} field={field} shown={shown} onShow={setShown} />}
        />
        <VerdictActs application={application} document={document} onRefuse={() => setRefusing(true)} />
      </div>
      <ShownCorrection application={application} field={field} shown={shown} />
      {refusing && file && (
        <RefuseDialog application={application} document={{ ...document, file }} onClose={() => setRefusing(false)} />
      )}
    </li>
  );
}
