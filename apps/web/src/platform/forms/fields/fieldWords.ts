import { createContext, useContext, useEffect } from 'react';

interface FieldWords {
  label: string;
  /** A value as the field shows it. */
  shown: (value: unknown) => string;
}

/** The fields of a form as they call themselves, by their names, in the order in which they are read. */
export type AllFieldWords = Map<string, FieldWords>;

/** The form around a field. */
export const FieldWordsContext = createContext<AllFieldWords | undefined>(undefined);

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Lets the form speak of a field by the field's own label; `shown` where a value reads otherwise than it is kept. */
export function useFieldWords<Value = string>(name: string, label: string, shown?: (value: Value) => string): void {
  const all = useContext(FieldWordsContext);
  useEffect(() => {
    // The value of a field of that name is what the field takes.
    all?.set(name, { label, shown: (shown as ((value: unknown) => string) | undefined) ?? asText });
  });
  useEffect(() => () => void all?.delete(name), [all, name]);
}

/** A value of a choice in words; one that is not offered any more, as it is. */
export const choiceWords =
  (choices: readonly { value: string; label: string }[]) =>
  (value: string): string =>
    choices.find((one) => one.value === value)?.label ?? value;
