import { useQueryClient } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { useText } from '../platform/texts/i18n.ts';
import { MY_DAY } from './day.queries.ts';

/** Says that a reminder is done, or is not after all. */
export function useSettling() {
  const t = useText('day');
  const client = useQueryClient();
  return useQuickAct({
    act: async ({ id, done }: { id: number; done: boolean }) => {
      await call('settleReminder', { params: { id }, body: { done } });
      await client.invalidateQueries({ queryKey: MY_DAY });
    },
    done: ({ done }) => t(done ? 'settled' : 'reopened'),
    failed: () => t('notSettled'),
  });
}
