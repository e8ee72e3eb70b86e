import { IconAlertTriangle, IconArchive, IconCheck, IconClock, type Icon } from '@tabler/icons-react';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { useText } from '../platform/i18n.ts';
import classes from './MailState.module.css';

const ICONS: Readonly<Record<OutboxMail['state'], Icon>> = {
  WAITING: IconClock,
  SENT: IconCheck,
  KEPT: IconArchive,
  FAILED: IconAlertTriangle,
};

export function MailState({ state }: { state: OutboxMail['state'] }) {
  const t = useText('outbox');
  const Mark = ICONS[state];
  return (
    <span className={classes.state} data-state={state}>
      <Mark size={16} stroke={1.8} aria-hidden />
      {t(`state.${state}`)}
    </span>
  );
}
