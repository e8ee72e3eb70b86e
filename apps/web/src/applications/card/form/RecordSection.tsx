import { useId, type ReactNode } from 'react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { recordedText } from '@portal/messages/applications/recordRows.ts';
import { FileToOpen } from '../../documents/FileToOpen.tsx';
import { useCardWords } from './useCardWords.ts';
import classes from './FormSection.module.css';

interface Props {
  title: string;
  /** Which of several of its kind. */
  number?: number | undefined;
  /** Names and values; what is empty is left out. */
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** By nobody: the portal was told of it. */
  record: Pick<Detail['payments'][number], 'document' | 'by' | 'at'>;
}

/** What was recorded with an act: its facts, its document, by whom and when. */
export function RecordSection({ title, number, rows, record: { document, by, at } }: Props) {
  const words = useCardWords();
  const { detail: t } = words;
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h3 id={heading} className={classes.title}>
        {number === undefined ? title : `${title} ${number}`}
      </h3>
      <dl className={classes.fields}>
        {rows.map(([name, value]) =>
          value ? (
            <div key={name} className={classes.field}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {document && <FileToOpen label={t('record.document')} file={document} />}
      <p className={classes.quiet}>{recordedText(words, { by, at })}</p>
    </section>
  );
}
