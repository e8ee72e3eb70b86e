import { fillText, type PlaceholderValues } from '@portal/domain/outbox/mailTexts.ts';
import type { Language } from '@portal/domain/languages.ts';
import classes from './Mails.module.css';

interface Props {
  /** To whom, or in which language. */
  title: string;
  language: Language;
  subject: string;
  text: string;
  /** What fills placeholders; nothing: none are left in it. */
  values?: PlaceholderValues;
  /** Shown while nothing was written yet. */
  none?: string;
}

/** A mail as it will read, its values filled in. */
export function MailPreview({ title, language, subject, text, values, none }: Props) {
  const filled = (words: string) => (values ? fillText(words, values) : words);
  const isEmpty = subject.trim() === '' && text.trim() === '';
  return (
    <section aria-label={title} className={classes.preview}>
      <p className={classes.to}>{title}</p>
      {isEmpty ? (
        <p className={classes.to}>{none}</p>
      ) : (
        <div lang={language}>
          <p className={classes.subject}>{filled(subject)}</p>
          <p className={classes.text}>{filled(text)}</p>
        </div>
      )}
    </section>
  );
}
