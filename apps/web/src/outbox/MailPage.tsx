import { useText } from '../platform/texts/i18n.ts';
import classes from './MailPage.module.css';

/** A mail as mail programs show it. The page runs nothing and loads nothing, and its links lead nowhere from here. */
export function MailPage({ page, subject }: { page: string; subject: string }) {
  const t = useText('outbox');
  return <iframe className={classes.page} src={page} title={t('pageOf', { subject })} sandbox="" loading="lazy" />;
}
