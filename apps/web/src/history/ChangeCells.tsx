/** What a row of the list of changes shows of a change: the way to all of it, and its fields in short. */
import type { Change } from '@portal/contract/history.ts';
import { changedFields, changeEvent } from '@portal/messages/history/changeWords.ts';
import { useAddress } from '../platform/address/useAddress.ts';
import { useChangeWords } from '../platform/history/useChangeWords.ts';
import { useText } from '../platform/texts/i18n.ts';
import { recordOf } from './changeWords.ts';
import classes from './ChangeCells.module.css';

/** Opens the change. */
export function OpenChange({ change }: { change: Change }) {
  const t = useText('history');
  const words = useChangeWords();
  const address = useAddress();
  const what = changeEvent(words, change.noun, change);
  return (
    <button
      type="button"
      className={classes.opens}
      aria-label={t('open', { what, name: recordOf(change, t) })}
      onClick={() => address.change({ change: String(change.id) })}
    >
      {what}
    </button>
  );
}

/** Its fields on one line; the dialog has them whole. */
export function ChangeSummary({ change }: { change: Change }) {
  const t = useText('history');
  const words = useChangeWords();
  return changedFields(words, change.noun, change)
    .map(({ label: field, from, to }) =>
      from === undefined ? t('fieldValue', { field, to }) : t('fieldChange', { field, from, to }),
    )
    .join('; ');
}
