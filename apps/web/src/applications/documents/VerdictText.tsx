import type { ReactNode } from 'react';
import { formatDate } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { VerdictMark } from './VerdictMark.tsx';
import type { CardDocument } from './cardDocuments.ts';
import classes from './Documents.module.css';

interface Props {
  document: CardDocument;
  /** Beside the mark. */
  beside?: ReactNode;
}

/** What was said of a document, by whom and when, and why it was refused. */
export function VerdictText({ document: { file, verdict, isNeeded, asked }, beside }: Props) {
  const t = useText('documents');
  return (
    <div className={classes.verdict}>
      <div className={classes.marks}>
        <VerdictMark verdict={verdict} isNeeded={isNeeded} />
        {beside}
      </div>
      {verdict === 'ACCEPTED' && file?.accepted && (
        <p className={classes.quiet}>
          {t('acceptedBy', { by: file.accepted.by, when: formatDate(file.accepted.at) })}
          {file.accepted.validUntil && ` ${t('validUntil', { date: formatDate(file.accepted.validUntil) })}`}
        </p>
      )}
      {asked && (
        <p className={classes.quiet}>
          {t('refusedBy', { by: asked.askedBy, when: formatDate(asked.askedAt), reason: asked.message })}
        </p>
      )}
    </div>
  );
}
