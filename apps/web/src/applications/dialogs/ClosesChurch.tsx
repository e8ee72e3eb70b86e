import { Checkbox } from '@mantine/core';
import { useController, type Control } from 'react-hook-form';
import { useText } from '../../platform/texts/i18n.ts';

interface Values {
  closesChurch: 'YES' | 'NO';
}

/** Whether the church closes with the departure of its leader. */
export function ClosesChurch<More extends Values>(props: { control: Control<More> }) {
  const t = useText('applicationDetail');
  // The types of a form are of one shape alone; this field is among those of each.
  const { field } = useController({ control: props.control as unknown as Control<Values>, name: 'closesChurch' });
  return (
    <Checkbox
      label={t('moveDialog.closesChurch')}
      description={t('moveDialog.closesChurchHint')}
      checked={field.value === 'YES'}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? 'YES' : 'NO')}
    />
  );
}
