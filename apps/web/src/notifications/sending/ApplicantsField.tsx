import { useState } from 'react';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useController, type Control } from 'react-hook-form';
import type { NamedApplicant } from '@portal/contract/notifications/recipients.ts';
import { NOTIFICATION_LIMITS } from '@portal/domain/notifications/notification.ts';
import { useFieldWords } from '../../platform/forms/fields/fieldWords.ts';
import { call } from '../../platform/network/api.ts';
import { formatList } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { NOTIFICATIONS } from './notifications.queries.ts';
import type { NotificationValues } from './useNotificationForm.ts';

/** One letter finds half of everything. */
const LEAST_LETTERS = 2;
/** The server takes no more. */
const MOST_LETTERS = 120;
const TYPING_MS = 200;

interface Props {
  control: Control<NotificationValues>;
  /** Those that the record names. */
  known: readonly NamedApplicant[];
}

/** Single applicants and leaders, found by name, email address, phone or case number within the writer's reach. */
export function ApplicantsField({ control, known }: Props) {
  const t = useText('notificationForm');
  const forms = useText('forms');
  const [typed, type] = useState('');
  const [words] = useDebouncedValue(typed.trim().slice(0, MOST_LETTERS), TYPING_MS);
  const isAsked = words.length >= LEAST_LETTERS;
  const found = useQuery({
    queryKey: [...NOTIFICATIONS, 'applicants', words],
    queryFn: ({ signal }) => call('findNotificationApplicants', { query: { search: words }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  // Whoever was chosen keeps the name while others are looked for.
  const [chosen, keep] = useState<readonly NamedApplicant[]>(known);
  const offered = isAsked ? (found.data ?? []) : [];
  const named = new Map([...known, ...chosen, ...offered].map((one) => [String(one.id), one]));
  const choices = [...named].map(([value, { name, caseNumber }]) => ({
    value,
    label: [name, caseNumber].filter(Boolean).join(', '),
  }));
  const label = t('applicants');
  useFieldWords('applicants', label, (ids: readonly string[]) =>
    formatList(choices.filter(({ value }) => ids.includes(value)).map((choice) => choice.label)),
  );
  const { field, fieldState } = useController({ control, name: 'applicants' });
  const isOffered = new Set(offered.map(({ id }) => String(id)));
  const nothing = !isAsked ? t('typeApplicant') : found.isFetching ? t('looking') : t('nobodyFound');
  return (
    <MultiSelect
      {...field}
      onChange={(ids) => {
        keep(ids.flatMap((id) => named.get(id) ?? []));
        field.onChange(ids.toSorted());
      }}
      label={forms('optional', { label })}
      description={t('applicantsHint')}
      placeholder={t('findApplicant')}
      data={choices}
      // The server found them, by more than their names.
      filter={({ options }) => options.filter((option) => 'value' in option && isOffered.has(option.value))}
      searchValue={typed}
      onSearchChange={type}
      nothingFoundMessage={found.isError ? t('notFound') : nothing}
      maxValues={NOTIFICATION_LIMITS.applicants}
      searchable
      hidePickedOptions
      error={fieldState.error?.message}
    />
  );
}
