import { useQueryClient } from '@tanstack/react-query';
import { randomId } from '../../platform/browser/randomId.ts';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { ReportOf } from '../report/report.queries.ts';
import { REPORTS } from '../reports.queries.ts';
import { contactsKey } from './contacts.queries.ts';

/** Reminds a church of a report that it owes. */
export function useRemind() {
  const t = useText('reportContacts');
  const client = useQueryClient();
  const { press, pressed } = useQuickAct({
    act: ({ key, ...params }: ReportOf & { key: string }) => call('remindOfReport', { params, idempotencyKey: key }),
    done({ church, census }, now) {
      client.setQueryData(contactsKey({ church, census }), now);
      return t('reminded');
    },
    failed: () => t('notReminded'),
    renews: REPORTS,
  });
  const remind = ({ church, census }: ReportOf): void => press({ church, census, key: randomId() });
  return { remind, isReminding: pressed !== undefined };
}
