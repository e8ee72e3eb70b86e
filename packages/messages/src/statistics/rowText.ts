/** What a row of a statistic is called, alike on screens and in files. */
import type { Language } from '@portal/domain/languages.ts';
import type { Table } from '@portal/domain/statistics/statistic.ts';
import type { BrowserTexts, Namespace } from '../browserTexts.ts';
import { countryText, monthText } from '../figures.ts';
import type { TextKey, TextParams } from '../translation.ts';

interface Words {
  language: Language;
  say<N extends Namespace>(noun: N, key: TextKey<BrowserTexts[N]>, params?: TextParams): string;
}

/** Of a church and of a person it is the name that came with it. */
export function rowText(
  { language, say }: Words,
  { rows, values }: Pick<Table, 'rows' | 'values'>,
  { key, label }: { key: string; label: string | null },
): string {
  if (key === 'NONE') return say('statistics', 'none');
  switch (rows) {
    case 'month':
      return monthText(language, key);
    case 'quarter':
      return say('reportChurches', 'quarterOf', { quarter: key.slice(-1), year: key.slice(0, 4) });
    case 'stage':
      return say('stages', key as never);
    case 'country':
      return countryText(language, key);
    case 'value':
      return values ? say(values.noun as Namespace, `${values.before}${key}` as never) : key;
    default:
      return label ?? key;
  }
}
