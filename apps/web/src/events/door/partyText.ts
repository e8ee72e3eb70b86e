import type { ToldCheckIn } from '@portal/contract/events/checkIn.ts';
import { formatList, formatNumber } from '../../platform/texts/format.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';

/** Who came in with one scan, in words. */
export function usePartyText() {
  const t = useText('door');
  const history = useText('attendance');
  return ({ holder, spouse, naturalChildren, spiritualChildren }: ToldCheckIn['party']): string => {
    const counted = (key: 'entry.natural' | 'entry.spiritual', count: number) =>
      count > 0 ? [history(key, { count, shown: formatNumber(count) })] : [];
    const companions = [
      ...(spouse ? [history('entry.spouse')] : []),
      ...counted('entry.natural', naturalChildren),
      ...counted('entry.spiritual', spiritualChildren),
    ];
    const said = companions.length > 0 ? t('with', { companions: formatList(companions) }) : t('alone');
    return holder ? said : `${said} · ${t('notThemselves')}`;
  };
}

/** Against what somebody was let in; how long it would have lasted is not known any more. */
export const overriddenText = (codes: readonly string[]): string =>
  codes.map((code) => problemText({ code: code as never, params: { n: 1 } })).join(' ');
