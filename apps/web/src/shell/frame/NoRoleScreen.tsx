import { IconLock } from '@tabler/icons-react';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';

/**
 * `errorRole`: who holds no permission (product/portal.md#no-permissions), or holds some that open no screen, is told so.
 */
export function NoRoleScreen() {
  const t = useText('shell');
  const which = useActor().permissions.size === 0 ? 'noRole' : 'noScreen';
  const common = useText('common');
  return (
    <Screen title={common('productName')} product={common('productName')}>
      <EmptyState icon={<IconLock size={28} stroke={1.5} />} title={t(`${which}Title`)} text={t(`${which}Text`)} />
    </Screen>
  );
}
