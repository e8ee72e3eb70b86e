import { useQuery } from '@tanstack/react-query';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { SettingHistory } from '../../platform/history/SettingHistory.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { checkInSettingsQuery } from '../events.queries.ts';
import { CheckInSettingsForm } from './CheckInSettingsForm.tsx';

/** What the doors of all events go by (product/events.md#settings). */
export function CheckInSettingsScreen() {
  const t = useText('checkInSettings');
  const common = useText('common');
  const query = useQuery({ ...checkInSettingsQuery, staleTime: 0 });
  return (
    <Screen
      title={t('title')}
      product={common('productName')}
      lead={t('lead')}
      actions={<SettingHistory of="CHECK_IN" />}
    >
      <UntilRead query={query} />
      {query.data && <CheckInSettingsForm key={query.data.version} set={query.data} />}
    </Screen>
  );
}
