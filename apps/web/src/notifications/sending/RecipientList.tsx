import { IconAlertTriangle, IconCheck, IconClock, IconCircleOff, IconUsers } from '@tabler/icons-react';
import type { Notification } from '@portal/contract/notifications/notifications.ts';
import type { Recipient } from '@portal/contract/notifications/recipients.ts';
import type { RecipientState } from '@portal/domain/notifications/notification.ts';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { ListPart } from '../../platform/lists/ListPart.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { useText, type Text } from '../../platform/texts/i18n.ts';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { NOTIFICATIONS, RECIPIENTS_MS } from './notifications.queries.ts';
import classes from './Notifications.module.css';

const MARKS = {
  WAITING: { icon: IconClock, tone: undefined },
  SENT: { icon: IconCheck, tone: 'good' },
  FAILED: { icon: IconAlertTriangle, tone: 'bad' },
  SKIPPED: { icon: IconCircleOff, tone: 'quiet' },
} as const satisfies Record<RecipientState, unknown>;

const LIST = shownList('listRecipients', 'recipientList', [
  {
    key: 'recipient',
    cell: ({ name }) => <PersonCell name={name} />,
    sorts: 'up',
    fixed: true,
    width: 14,
    title: true,
  },
  {
    key: 'state',
    cell: ({ state }, t) => <StateMark {...MARKS[state]}>{t(`state.${state}`)}</StateMark>,
    width: 8,
    tall: true,
  },
  { key: 'why', cell: (one, t) => whyOf(one, t), width: 14, tall: true },
  { key: 'language', cell: ({ language }, t) => t(`language.${language}`), width: 7 },
  { key: 'kind', cell: ({ kind }, t) => t(`kind.${kind}`), width: 7 },
  { key: 'caseNumber', cell: ({ caseNumber }) => caseNumber ?? '', width: 9 },
  { key: 'sentAt', cell: ({ sentAt }) => cellOf.instant(sentAt), width: 9, rare: true },
]);

/** Why one was skipped, or what the mail server said. */
function whyOf({ why, answer }: Recipient, t: Text<'recipientList'>): string {
  if (why !== null) return t(`why.${why}`);
  if (answer === null) return '';
  return answer.line === null ? t('notHandedOver', { code: answer.code }) : t('answered', { line: answer.line });
}

const ELSEWHERE = ['notification'] as const;

/** Who gets a notification, and how each stands (product/notifications.md#notification). */
export function RecipientList({ notification: { id, name, state } }: { notification: Notification }) {
  const t = useText('recipientList');
  const moves = (rows: readonly Recipient[]) =>
    state === 'SENDING' || rows.some((row) => row.state === 'WAITING' && state === 'SENT') ? RECIPIENTS_MS : false;
  const fixed = { notification: String(id) };
  const list = useList(LIST, NOTIFICATIONS, moves, fixed);
  return (
    <section aria-label={t('title')}>
      <ListPart
        of={LIST}
        list={list}
        choices={{ notification: [{ value: fixed.notification, label: name }] }}
        elsewhere={ELSEWHERE}
        nameOf={(row) => row.name}
        icon={<IconUsers size={28} stroke={1.5} />}
      />
      <p className={classes.elsewhere}>{t('elsewhere')}</p>
    </section>
  );
}
