import { IconAlertTriangle, IconArchive, IconCheck, IconClock } from '@tabler/icons-react';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { useText } from '../platform/texts/i18n.ts';
import { StateMark } from '../ui/states/StateMark.tsx';

const MARKS = {
  WAITING: { icon: IconClock, tone: undefined },
  SENT: { icon: IconCheck, tone: 'good' },
  KEPT: { icon: IconArchive, tone: undefined },
  FAILED: { icon: IconAlertTriangle, tone: 'bad' },
} as const;

export function MailState({ state }: { state: OutboxMail['state'] }) {
  const t = useText('outbox');
  return <StateMark {...MARKS[state]}>{t(`state.${state}`)}</StateMark>;
}
