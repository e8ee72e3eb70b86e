import { whoDid } from '@portal/messages/applications/historyWords.ts';
import type { HistoryEntry } from '@portal/contract/history.ts';
import { formatInstant } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { MailsOfRow } from '../../mails/MailsOfRow.tsx';
import { useHistoryText } from './useHistoryText.ts';
import { useWayTo } from './useWayTo.ts';
import classes from './HistoryTab.module.css';

/** What happened, the latest first, by whom and when (New York time); a row that names a thing opens it, one of mails says what became of them. */
export function HappenedList({ id, history }: { id: number; history: readonly HistoryEntry[] }) {
  const t = useText('applicationDetail');
  const inWords = useHistoryText();
  const wayTo = useWayTo();
  return (
    <ol className={classes.history} aria-label={t('history.list')}>
      {history.map((entry) => {
        const open = wayTo(entry);
        const assignment = inWords.assignment(entry);
        return (
          <li key={entry.id} className={classes.entry}>
            {open ? (
              <button type="button" className={classes.opens} onClick={open}>
                {inWords.event(entry)}
              </button>
            ) : (
              <p>{inWords.event(entry)}</p>
            )}
            {assignment && (
              <p>
                <button type="button" className={classes.opens} onClick={wayTo({ ...entry, what: 'assigned' })}>
                  {assignment}
                </button>
              </p>
            )}
            <MailsOfRow id={id} entry={entry} />
            <p className={classes.quiet}>
              {whoDid(t, entry)}
              {' · '}
              <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
