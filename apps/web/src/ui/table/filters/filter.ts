/** A filter of a list: a choice among values, which stands in the address under its key. */
export interface Filter {
  key: string;
  label: string;
  values: readonly { value: string; label: string }[];
}

/** The filters that are set, by their keys. */
export type FilterValues = Readonly<Record<string, string | undefined>>;

/** A value in words; one that the list does not know any more, as it stands in the address. */
export const labelOf = ({ values }: Filter, value: string): string =>
  values.find((one) => one.value === value)?.label ?? value;
