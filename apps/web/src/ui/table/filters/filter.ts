/** What a list may be narrowed by; each stands in the address under its key, as a text. */
import type { TableTexts } from '../tableTexts.ts';

interface Named {
  key: string;
  label: string;
  /** A value in words. */
  shown: (value: string) => string;
}

/** One of some values or, with commas between them, several. */
export interface ChoiceFilter extends Named {
  kind: 'choice';
  values: readonly { value: string; label: string }[];
  several: boolean;
}

/** Days, `from..until`, of which one may be missing. */
export interface SpanFilter extends Named {
  kind: 'span';
}

export interface TextFilter extends Named {
  kind: 'text';
  /** Why a text is not looked for. */
  wrong: (text: string) => string | undefined;
}

export type Filter = ChoiceFilter | SpanFilter | TextFilter;

/** The filters that are set, by their keys. */
export type FilterValues = Readonly<Record<string, string | undefined>>;

/** What the chip of a filter is given. */
export interface ChipProps<Of extends Filter = Filter> {
  filter: Of;
  /** Nothing: it was added a moment ago and waits for its value. */
  value: string | undefined;
  texts: TableTexts;
  onChange: (value: string) => void;
  onRemove: () => void;
}
