import { useState } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react';
import { MAIL_STATES, mailSearch } from '@portal/domain/outbox/delivery.ts';
import { problemText } from '../platform/fieldErrors.ts';
import { formatNumber } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import type { MailFilter } from './outboxAddress.ts';
import classes from './MailFilters.module.css';

const TYPING_MS = 300;
const ALL = '';

interface Props extends MailFilter {
  /** How many failed in all. */
  failed: number;
  onChange: (changes: Partial<MailFilter>) => void;
}

/** Which mails are shown, and the way to those that failed. */
export function MailFilters({ state, search, failed, onChange }: Props) {
  const t = useText('outbox');
  const [typed, setTyped] = useState(search ?? '');
  const text = typed.trim();
  const problem = text === '' ? undefined : mailSearch(text, '');
  const apply = useDebouncedCallback((wanted: string) => {
    if (wanted === '') onChange({ search: undefined });
    else if (!mailSearch(wanted, '')) onChange({ search: wanted });
  }, TYPING_MS);

  return (
    <div className={classes.filters}>
      <TextInput
        type="search"
        label={t('search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          apply(value.trim());
        }}
        error={problem && problemText(problem)}
        className={classes.search ?? ''}
      />
      <NativeSelect
        label={t('state')}
        value={state ?? ALL}
        onChange={({ currentTarget: { value } }) => onChange({ state: MAIL_STATES.find((each) => each === value) })}
        data={[
          { value: ALL, label: t('allStates') },
          ...MAIL_STATES.map((each) => ({ value: each, label: t(`state.${each}`) })),
        ]}
      />
      {failed > 0 && state !== 'FAILED' && (
        <Button
          variant="default"
          className={classes.failed ?? ''}
          leftSection={<IconAlertTriangle size={16} stroke={1.8} aria-hidden />}
          onClick={() => onChange({ state: 'FAILED' })}
        >
          {t('showFailed', { count: failed, total: formatNumber(failed) })}
        </Button>
      )}
    </div>
  );
}
