import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { NARROWING } from '@portal/domain/applications/finding/filters.ts';
import { useAddress } from '../../platform/address/useAddress.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

/** In the place of a board on which nothing fits. */
export default function NothingFits() {
  const tables = useText('tables');
  const { change } = useAddress();
  const clear = () => change(Object.fromEntries(NARROWING.map((key) => [key, undefined])));
  return (
    <EmptyState
      icon={<IconSearchOff size={28} stroke={1.5} />}
      title={tables('noResults')}
      action={
        <Button variant="default" onClick={clear}>
          {tables('clearFilters')}
        </Button>
      }
    />
  );
}
