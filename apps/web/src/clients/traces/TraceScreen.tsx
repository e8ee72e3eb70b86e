import { useState } from 'react';
import { TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconUserQuestion, IconUserSearch } from '@tabler/icons-react';
import { LONGEST_SEARCH } from '@portal/contract/lists.ts';
import { useAddress } from '../../platform/address/useAddress.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { FoundPeople } from './FoundPeople.tsx';
import { useTraced } from './traces.queries.ts';

const TYPING_MS = 250;

/** Finds a person, whatever is known of them (product/privacy.md#trace). The words stand in the address. */
export function TraceScreen() {
  const t = useText('traces');
  const common = useText('common');
  const { address, change } = useAddress();
  const search = (address.get('search') ?? '').trim();
  const [typed, setTyped] = useState(search);
  const look = useDebouncedCallback(
    (words: string) => change({ search: words.trim() === '' ? undefined : words.trim() }, { replace: true }),
    TYPING_MS,
  );
  const query = useTraced(search);
  const found = search === '' ? undefined : query.data;
  const count = found ? found.found.length + found.recorded.length : 0;
  return (
    <Screen title={t('title')} product={common('productName')} lead={t('lead')}>
      <TextInput
        type="search"
        label={t('search')}
        value={typed}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        maw="32rem"
        mb="md"
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          look(currentTarget.value);
        }}
      />
      <VisuallyHidden>
        <output>{query.isFetching ? t('loading') : found && t('found', { count, shown: formatNumber(count) })}</output>
      </VisuallyHidden>
      {search === '' && (
        <EmptyState icon={<IconUserSearch size={28} stroke={1.5} />} title={t('start')} text={t('startText')} />
      )}
      {search !== '' && <UntilRead query={query} />}
      {found && count === 0 && (
        <EmptyState
          icon={<IconUserQuestion size={28} stroke={1.5} />}
          title={t('noneFound')}
          text={t('noneFoundText')}
        />
      )}
      {found && count > 0 && <FoundPeople people={found.found} recorded={found.recorded} isFirstOnly={found.more} />}
    </Screen>
  );
}
