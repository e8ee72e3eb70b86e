import { IconAlertTriangle, IconArchive, IconArrowBackUp, IconCheck, IconClock } from '@tabler/icons-react';
import type { MailState as State } from '@portal/domain/outbox/delivery.ts';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { useText } from '../texts/i18n.ts';

const MARKS = {
  WAITING: { icon: IconClock, tone: undefined },
  SENT: { icon: IconCheck, tone: 'good' },
  KEPT: { icon: IconArchive, tone: undefined },
  FAILED: { icon: IconAlertTriangle, tone: 'bad' },
  WITHDRAWN: { icon: IconArrowBackUp, tone: 'quiet' },
} as const;

/** What became of a mail, in a word. */
export function MailState({ state }: { state: State }) {
  const t = useText('outbox');
  return <StateMark {...MARKS[state]}>{t(`state.${state}`)}</StateMark>;
}
