import { IconLock } from '@tabler/icons-react';
import { useText } from '../../platform/texts/i18n.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';

/** `errorRole`: who holds no permission is told so (product/portal.md#no-permissions); any one opens the resources. */
export function NoRoleScreen() {
  const t = useText('shell');
  const common = useText('common');
  return (
    <Screen title={common('productName')} product={common('productName')}>
      <EmptyState icon={<IconLock size={28} stroke={1.5} />} title={t('noRoleTitle')} text={t('noRoleText')} />
    </Screen>
  );
}
