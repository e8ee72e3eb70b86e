import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { call } from '../../platform/network/api.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { recipientsOf, type NotificationValues } from './useNotificationForm.ts';
import classes from './Notifications.module.css';

/** How many would get it now, in which language, and who cannot be mailed: told when asked for. */
export function RecipientCount({ control }: { control: Control<NotificationValues> }) {
  const t = useText('notificationForm');
  const [groups, country, stages, ephesian, people, applicants, language] = useWatch({
    control,
    name: ['groups', 'country', 'stages', 'ephesian', 'people', 'applicants', 'language'],
  });
  const body = { ...recipientsOf({ groups, country, stages, ephesian, people, applicants }), language };
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
      {told && told.reached.length > 0 && (
        <Names
          title={t('reached')}
          names={told.reached.map(({ name, language: of }) => t('reachedIn', { name, language: t(`language.${of}`) }))}
          total={told.staff + told.applicants}
        />
      )}
      {told && told.unreachable > 0 && (
        <Names
          title={t('unreachable', { count: told.unreachable, shown: formatNumber(told.unreachable) })}
          names={told.unreached.map(({ name, caseNumber }) => [name, caseNumber].filter(Boolean).join(', '))}
          total={told.unreachable}
          open
        />
      )}
    </div>
  );
}

interface NamesProps {
  title: string;
  names: readonly string[];
  /** How many they are in all; the first alone are named. */
  total: number;
  open?: boolean;
}

/** Names that unfold below their title. */
function Names({ title, names, total, open = false }: NamesProps) {
  const t = useText('notificationForm');
  const more = total - names.length;
  return (
    <details className={classes.names} open={open}>
      <summary>{title}</summary>
      <p>{[...names, ...(more > 0 ? [t('andMore', { count: more, shown: formatNumber(more) })] : [])].join('\n')}</p>
    </details>
  );
}
