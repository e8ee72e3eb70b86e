import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { Filter as Declared } from '@portal/contract/lists.ts';
import { partOfText } from '@portal/domain/fields/rules.ts';
import type { TextParams } from '@portal/messages/translation.ts';
import type { Filter } from '../../ui/table/filters/filter.ts';
import { call } from '../network/api.ts';
import { problemText } from '../texts/fieldErrors.ts';
import { formatDate, formatList } from '../texts/format.ts';
import { useText } from '../texts/i18n.ts';
import { useCountryChoices } from '../texts/useCountryChoices.ts';

export type Words = readonly { value: string; label: string }[];
export type LooseText = (key: string, params?: TextParams) => string;

type One = Exclude<Declared, { kind: 'several' | 'date' | 'text' }>;

/** The filters of a list as its bar draws them: their values are texts of the noun, countries, people, or what the screen offers. */
export function useListFilters(
  filters: Readonly<Record<string, Declared>>,
  t: LooseText,
  offered: Partial<Record<string, Words>> | undefined,
): readonly Filter[] {
  const countries = useCountryChoices();
  const people = usePeople(filters);
  // Words of a span are those of the language that is read now.
  const tables = useText('tables');
  return useMemo(() => {
    const valuesOf = (key: string, filter: One): Words => {
      const none = 'none' in filter ? [{ value: 'none', label: t(`${key}.none`) }] : [];
      switch (filter.kind) {
        case 'oneOf':
          return offered?.[key] ?? filter.values.map((value) => ({ value, label: t(`${key}.${value}`) }));
        case 'country':
          return countries;
        case 'person':
          return [...none, ...(people[filter.inCharge] ?? [])];
        case 'record':
        case 'year':
          return [...none, ...(offered?.[key] ?? [])];
      }
    };
    return Object.entries<Declared>(filters).map(([key, filter]): Filter => {
      const named = { key, label: t(key) };
      if (filter.kind === 'date') return { ...named, kind: 'span', shown: (span) => spanWords(span, tables) };
      if (filter.kind === 'text') return { ...named, kind: 'text', shown: (text) => text, wrong: whyNotPart };
      const several = filter.kind === 'several';
      const values = valuesOf(key, several ? filter.of : filter);
      const words = (value: string) => values.find((one) => one.value === value)?.label ?? value;
      const shown = (value: string) => (several ? formatList(value.split(',').map(words)) : words(value));
      return { ...named, kind: 'choice', several, values, shown };
    });
  }, [filters, t, offered, countries, people, tables]);
}

const whyNotPart = (text: string): string | undefined => {
  const found = partOfText(text, '');
  return found && problemText(found);
};

function spanWords(span: string, t: ReturnType<typeof useText<'tables'>>): string {
  const [from = '', until = ''] = span.split('..').map((day) => day && formatDate(day));
  if (from === until) return from;
  return until === '' ? t('spanFrom', { from }) : from === '' ? t('spanUntil', { until }) : t('span', { from, until });
}

/** Those whom filters of people offer, by how they can be in charge. */
function usePeople(filters: Readonly<Record<string, Declared>>): Partial<Record<string, Words>> {
  const kinds = Object.values(filters).flatMap((filter) => (filter.kind === 'person' ? [filter.inCharge] : []));
  return useQueries({
    queries: kinds.map((kind) => ({
      queryKey: ['assignable', kind],
      queryFn: ({ signal }: { signal: AbortSignal }) => call('listAssignable', { params: { kind }, signal }),
    })),
    combine: (answers) =>
      Object.fromEntries(
        kinds.map((kind, place) => [
          kind,
          answers[place]?.data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [],
        ]),
      ),
  });
}
