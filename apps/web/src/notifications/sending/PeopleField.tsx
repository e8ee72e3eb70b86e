import { MultiSelect } from '@mantine/core';
import { useController, type Control } from 'react-hook-form';
import { NOTIFICATION_LIMITS } from '@portal/domain/notifications/notification.ts';
import { useFieldWords } from '../../platform/forms/fields/fieldWords.ts';
import { formatList } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { NotificationValues } from './useNotificationForm.ts';

interface Props {
  control: Control<NotificationValues>;
  choices: readonly { value: string; label: string }[];
}

/** Single persons of the staff, each found by typing a part of the name. */
export function PeopleField({ control, choices }: Props) {
  const t = useText('notificationForm');
  const forms = useText('forms');
  const label = t('people');
  useFieldWords('people', label, (chosen: readonly string[]) =>
    formatList(choices.filter(({ value }) => chosen.includes(value)).map((choice) => choice.label)),
  );
  const { field, fieldState } = useController({ control, name: 'people' });
  return (
    <MultiSelect
      {...field}
      onChange={(chosen) => field.onChange(chosen.toSorted())}
      label={forms('optional', { label })}
      placeholder={t('choosePeople')}
      data={[...choices]}
      maxValues={NOTIFICATION_LIMITS.people}
      searchable
      hidePickedOptions
      error={fieldState.error?.message}
    />
  );
}
