import type { UserStatus as Status } from '@portal/domain/users/accounts.ts';
import { useText } from '../platform/texts/i18n.ts';
import { AccountStatus } from '../ui/states/AccountStatus.tsx';

export function UserStatus({ status }: { status: Status }) {
  const t = useText('users');
  return <AccountStatus status={status} label={t(`status.${status}`)} />;
}
