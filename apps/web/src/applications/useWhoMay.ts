import { useQuery } from '@tanstack/react-query';
import type { CardAct } from '@portal/domain/applications/cardActs.ts';
import { call } from '../platform/network/api.ts';
import { formatChoice } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';

/** Who may do what the reader has no right to, in words. `asked`: it is to be found out at all. */
export function useWhoMay(id: number, asked: boolean): (act: CardAct) => string {
  const t = useText('applications');
  const { data } = useQuery({
    queryKey: ['whoMay', id],
    queryFn: ({ signal }) => call('listWhoMay', { params: { id }, signal }),
    enabled: asked,
  });
  return (wanted) => {
    const found = data?.find(({ act }) => act === wanted);
    const own = found?.roles ?? [];
    const people = found?.people ?? [];
    if (own.length > 0) return t('who.role', { count: own.length, roles: formatChoice(own) });
    if (people.length > 0) return t('who.people', { names: formatChoice(people) });
    return t('why.GE004');
  };
}
