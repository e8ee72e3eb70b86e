import { CHAT_RIGHT } from '@portal/domain/conversations/messages.ts';
import { useActor } from '../../platform/session/actor.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useUnreadOfMine } from './unread.queries.ts';
import { useUnreadLive } from './useUnreadLive.ts';
import classes from './Unread.module.css';

/** At the board in the menu: what the reader has not read on the cards that they are in charge of. */
export default function MenuCount() {
  return useActor().permissions.has(CHAT_RIGHT) ? <Count /> : null;
}

function Count() {
  const t = useText('shell');
  const count = useUnreadOfMine();
  useUnreadLive();
  if (count === 0) return null;
  return (
    <span className={classes.menu} title={t('unreadMine', { count })}>
      <span aria-hidden>{formatNumber(count)}</span>
      <span className={classes.said}>{t('unreadMine', { count })}</span>
    </span>
  );
}
