import { IconLock } from '@tabler/icons-react';
import { useText } from '../platform/i18n.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Screen } from '../ui/Screen.tsx';

/** `errorRole`: the active role opens nothing (spec §6). */
export function NoRoleScreen() {
  const t = useText('shell');
  const common = useText('common');
  return (
    <Screen title={common('productName')} product={common('productName')}>
      <EmptyState icon={<IconLock size={28} stroke={1.5} />} title={t('noRoleTitle')} text={t('noRoleText')} />
    </Screen>
  );
}
