import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { call } from '../../platform/network/api.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { recipientsOf, type NotificationValues } from './useNotificationForm.ts';

/** How many would get it now, in which language, and who cannot be mailed: told when asked for. */
export function RecipientCount({ control }: { control: Control<NotificationValues> }) {
  const t = useText('notificationForm');
  const [groups, country, stages, ephesian, people, language] = useWatch({
    control,
    name: ['groups', 'country', 'stages', 'ephesian', 'people', 'language'],
  });
  const body = { ...recipientsOf({ groups, country, stages, ephesian, people }), language };
  const asked = JSON.stringify(body);
  const count = useMutation({ mutationFn: async () => ({ asked, ...(await call('countRecipients', { body })) }) });
  const told = count.data?.asked === asked ? count.data : undefined;
  return (
    <div aria-live="polite">
      <Button variant="subtle" loading={count.isPending} onClick={() => count.mutate()}>
        {t('count')}
      </Button>
      {count.isError && <p>{t('notCounted')}</p>}
      {told && (
        <p>
          {t('counted', {
            staff: formatNumber(told.staff),
            applicants: formatNumber(told.applicants),
            en: formatNumber(told.en),
            es: formatNumber(told.es),
          })}
        </p>
      )}
      {told && told.unreachable > 0 && (
        <p>{t('unreachable', { count: told.unreachable, shown: formatNumber(told.unreachable) })}</p>
      )}
    </div>
  );
}
