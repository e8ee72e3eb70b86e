import { useId, useState } from 'react';
import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { formatBytes, formatInstant } from '../../platform/texts/format.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { FileRow } from './FileRow.tsx';
import { cardDocuments, recordDocuments } from './cardDocuments.ts';
import classes from './Documents.module.css';

const DocumentViewer = lateOver(() => import('./DocumentViewer.tsx'));

/** The documents that the form asks for, there or missing, with what was said of them; apart, those that came with acts. */
export function DocumentsTab({ application }: { application: Detail }) {
  const t = useText('documents');
  const detail = useText('applicationDetail');
  const [shown, setShown] = useState<string>();
  const ofForm = useId();
  const ofRecords = useId();
  const documents = cardDocuments(application);
  const records = recordDocuments(application);
  const unseen = documents.filter(({ verdict }) => verdict === 'UNSEEN').length;
  return (
    <>
      <section aria-labelledby={ofForm}>
        <div className={classes.head}>
          <h3 id={ofForm} className={classes.title}>
            {t('title.form')}
          </h3>
          {application.documents.length > 0 && <p className={classes.quiet}>{t('summary', { count: unseen })}</p>}
        </div>
        {application.documentsZip !== null && (
          <Button
            component="a"
            href={application.documentsZip}
            download
            size="compact-sm"
            variant="default"
            leftSection={<IconFileZip size={16} aria-hidden />}
            className={classes.all}
          >
            {t('downloadAll')}
          </Button>
        )}
        {application.documents.length === 0 && <p className={classes.quiet}>{detail('section.noDocuments')}</p>}
        <ul className={classes.list}>
          {documents.map((document) => (
            <DocumentRow
              key={document.kind}
              application={application}
              document={document}
              onOpen={() => setShown(document.kind)}
            />
          ))}
        </ul>
      </section>
      {records.length > 0 && (
        <section aria-labelledby={ofRecords}>
          <div className={classes.head}>
            <h3 id={ofRecords} className={classes.title}>
              {t('title.records')}
            </h3>
          </div>
          <ul className={classes.list}>
            {records.map(({ of, key, at, file }) => (
              <li key={key} className={classes.document}>
                <FileRow
                  label={t(`record.${of}`, { when: formatInstant(at) })}
                  about={t('aboutRecord', { name: file.name, size: formatBytes(file.bytes) })}
                  attachment={file}
                  onOpen={() => setShown(key)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown !== undefined && (
        <DocumentViewer application={application} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
