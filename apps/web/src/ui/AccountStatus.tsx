import { IconCircleCheck, IconCircleMinus, IconClock, type Icon } from '@tabler/icons-react';
import classes from './AccountStatus.module.css';

type Status = 'ACTIVE' | 'INACTIVE' | 'PENDING';

const ICONS: Readonly<Record<Status, Icon>> = {
  ACTIVE: IconCircleCheck,
  INACTIVE: IconCircleMinus,
  PENDING: IconClock,
};

/** How an account stands, in a word, a form and a colour. */
export function AccountStatus({ status, label }: { status: Status; label: string }) {
  const Mark = ICONS[status];
  return (
    <span className={classes.status} data-status={status}>
      <Mark size={16} stroke={1.8} aria-hidden />
      {label}
    </span>
  );
}
