import { IconMessages } from '@tabler/icons-react';
import type { Card } from '@portal/contract/applications/card.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { useActor } from '../../platform/session/actor.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useUnread } from './unread.queries.ts';
import classes from './Unread.module.css';

/** On a card: what the reader has not read of its chat; to whoever is in charge of it in the colour of what waits for them. */
export function UnreadBadge({ card: { id, assignment }, className }: { card: Card; className: string }) {
  const t = useText('shell');
  const { userId } = useActor();
  const count = useUnread(id);
  if (count === 0) return null;
  const isMine = ASSIGNMENT_KINDS.some((kind) => assignment[kind]?.id === userId);
  return (
    <li className={className} data-tone={isMine ? 'attention' : 'calm'} data-tip={t('unread', { count })}>
      <IconMessages size={14} aria-hidden />
      <span aria-hidden>{formatNumber(count)}</span>
      <span className={classes.said}>{t('unread', { count })}</span>
    </li>
  );
}
