import { useState } from 'react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { cardDocuments, recordDocuments } from './cardDocuments.ts';
import { VerdictActs } from './VerdictActs.tsx';
import { VerdictText } from './VerdictText.tsx';
import FileViewer from './viewer/FileViewer.tsx';
import type { Viewable } from './viewer/viewable.ts';
import classes from './viewer/Viewer.module.css';

const RefuseDialog = lateOver(() => import('./RefuseDialog.tsx'));

interface Props {
  application: Detail;
  /** Which of its documents. */
  shown: string;
  onShow: (key: string) => void;
  onClose: () => void;
}

/** The documents of the tab in its order, the verdict on each below it. */
export default function DocumentViewer({ application, shown, onShow, onClose }: Props) {
  const t = useText('documents');
  const form = useText('applicationForm');
  const [refusing, setRefusing] = useState(false);
  const documents = cardDocuments(application);
  const ofForm = documents.flatMap(({ kind, file }): Viewable[] =>
    file ? [{ key: kind, fileKey: `${kind} ${file.file}`, title: form(`fields.documents.${kind}`), file }] : [],
  );
  const ofRecords = recordDocuments(application).map(({ key, of, at, file }): Viewable => ({
    key,
    fileKey: key,
    title: t(`record.${of}`, { when: formatInstant(at) }),
    file,
  }));
  const files = [...ofForm, ...ofRecords];
  const present = files.find(({ key }) => key === shown) ?? files[0];
  const document = documents.find(({ kind }) => kind === present?.key);
  return (
    <>
      <FileViewer
        files={files}
        shown={shown}
        onShow={onShow}
        // Escape closes the one above alone.
        onClose={() => !refusing && onClose()}
        foot={
          document && (
            <footer className={classes.foot}>
              <VerdictText document={document} />
              <VerdictActs application={application} document={document} onRefuse={() => setRefusing(true)} />
            </footer>
          )
        }
      />
      {refusing && document?.file && (
        <RefuseDialog
          application={application}
          document={{ ...document, file: document.file }}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
