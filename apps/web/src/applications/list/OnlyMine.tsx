import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import type { ListAddress } from '../../platform/lists/useListAddress.ts';
import { useText } from '../../platform/texts/i18n.ts';

/** The filter that is asked for most, at one press. */
export function OnlyMine({ address }: { address: ListAddress }) {
  const t = useText('applicationList');
  const isOn = address.filters['mine'] !== undefined;
  return (
    <Button
      variant={isOn ? 'light' : 'default'}
      aria-pressed={isOn}
      leftSection={<IconUserCheck size={16} aria-hidden />}
      onClick={() => address.filterBy('mine', isOn ? undefined : 'yes')}
    >
      {t('onlyMine')}
    </Button>
  );
}
