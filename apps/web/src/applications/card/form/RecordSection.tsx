import { useId } from 'react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { formatInstant } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { AttachmentLinks } from './AttachmentLinks.tsx';
import classes from './FormSection.module.css';

interface Props {
  title: string;
  /** Names and values; what is empty is left out. */
  rows: readonly (readonly [name: string, value: string | null])[];
  record: Pick<NonNullable<Detail['deactivation']>, 'document' | 'by' | 'at'>;
}

/** What staff recorded with an act: its facts, its document, by whom and when. */
export function RecordSection({ title, rows, record: { document, by, at } }: Props) {
  const t = useText('applicationDetail');
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h3 id={heading} className={classes.title}>
        {title}
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
      {document && <AttachmentLinks label={t('record.document')} attachment={document} />}
      <p className={classes.quiet}>{t('record.by', { by, when: formatInstant(at) })}</p>
    </section>
  );
}
