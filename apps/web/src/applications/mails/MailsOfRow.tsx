import { useState } from 'react';
import { Button } from '@mantine/core';
import type { CardMail } from '@portal/contract/applications/cardMails.ts';
import type { HistoryEntry } from '@portal/contract/history.ts';
import { MailState } from '../../platform/mails/MailState.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { useCardMails } from './cardMails.queries.ts';
import classes from './CardMails.module.css';

interface Props {
  /** Of the application. */
  id: number;
  entry: HistoryEntry;
}

/** The mails that a row of the history names: to whom, in which language, and what became of each by now. */
export function MailsOfRow({ id, entry }: Props) {
  const { mails: named } = entry.detail;
  const t = useText('cardMails');
  const { data = [], error } = useCardMails(id, Array.isArray(named));
  if (!Array.isArray(named)) return null;
  if (error && data.length === 0) return <p className={classes.quiet}>{t('stateUnread')}</p>;
  const ids = new Set(named.map((one: { id?: unknown }) => one.id));
  const mails = data.filter((mail) => ids.has(mail.id)).toReversed();
  if (mails.length === 0) return null;
  return (
    <ul className={classes.mails}>
      {mails.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}

function Mail({ mail: { to, language, state, written } }: { mail: CardMail }) {
  const t = useText('cardMails');
  const shell = useText('shell');
  const [isOpen, open] = useState(false);
  const whom = t('mailTo', { to: t(`to.${to}`), language: shell(`language.${language}`) });
  return (
    <li>
      <div className={classes.mail}>
        <span>{whom}</span>
        <MailState state={state} />
        {written && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-label={`${t(isOpen ? 'hide' : 'show')} · ${whom}`}
            onClick={() => open(!isOpen)}
          >
            {t(isOpen ? 'hide' : 'show')}
          </Button>
        )}
      </div>
      {written && isOpen && (
        <div className={classes.written}>
          <p className={classes.quiet}>{t('sentTo', { address: written.address })}</p>
          <div lang={language}>
            <p className={classes.subject}>{written.subject}</p>
            <p className={classes.text}>{written.text}</p>
          </div>
        </div>
      )}
    </li>
  );
}
