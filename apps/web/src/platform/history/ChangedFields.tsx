import { Fragment } from 'react';
import type { HistoryEntry } from '@portal/contract/history.ts';
import type { ChangedNoun } from '@portal/domain/history/changes.ts';
import { changedFields } from '@portal/messages/history/changeWords.ts';
import { useChangeWords } from './useChangeWords.ts';
import classes from './History.module.css';

interface Props {
  noun: ChangedNoun;
  entry: Pick<HistoryEntry, 'what' | 'detail' | 'names'>;
  columnName?: ((key: string) => string) | undefined;
}

/** Every field of a change, what was there before and after. */
export function ChangedFields({ noun, entry, columnName }: Props) {
  const words = { ...useChangeWords(), ...(columnName && { columnName }) };
  const fields = changedFields(words, noun, entry);
  if (fields.length === 0) return null;
  return (
    <dl className={classes.fields}>
      {fields.map(({ label, from, to }) => (
        <Fragment key={`${label} ${to}`}>
          <dt>{label}</dt>
          <dd>
            {from !== undefined && (
              <>
                <del>{from}</del> <span aria-hidden>→</span>{' '}
              </>
            )}
            {from === undefined ? to : <ins>{to}</ins>}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
