import { createContext, useContext, useEffect } from 'react';
import { useText } from '../../texts/i18n.ts';

interface FieldWords {
  label: string;
  /** A value as the field shows it. */
  shown: (value: unknown) => string;
}

/** The fields of a form as they call themselves, by their names, in the order in which they are read. */
interface AllFieldWords {
  known: Map<string, FieldWords>;
  /** How often fields came or went, for whoever draws them. */
  changes: () => number;
  subscribe: (listener: () => void) => () => void;
  told: () => void;
}

export function newFieldWords(): AllFieldWords {
  const listeners = new Set<() => void>();
  let changes = 0;
  return {
    known: new Map(),
    changes: () => changes,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    told() {
      changes += 1;
      listeners.forEach((listener) => listener());
    },
  };
}

const NO_FORM = newFieldWords();
/** The form around a field. */
export const FieldWordsContext = createContext(NO_FORM);

/** The fields of the form around a field that a restored draft changed. */
export const RestoredContext = createContext<ReadonlySet<string>>(new Set());

/** The hint of a field; where a restored draft changed it, that is said before it. */
export function useHint(name: string, hint?: string): string | undefined {
  const t = useText('forms');
  if (!useContext(RestoredContext).has(name)) return hint;
  return hint === undefined ? t('restored') : t('restoredHint', { hint });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Lets the form speak of a field by the field's own label; `shown` where a value reads otherwise than it is kept. */
export function useFieldWords(name: string, label: string, shown?: (value: never) => string): void {
  const { known, told } = useContext(FieldWordsContext);
  useEffect(() => {
    const isNew = !known.has(name);
    // The value of a field of that name is what the field takes.
    known.set(name, { label, shown: (shown as ((value: unknown) => string) | undefined) ?? asText });
    if (isNew) told();
  });
  useEffect(
    () => () => {
      known.delete(name);
      told();
    },
    [known, told, name],
  );
}

/** A value of a choice in words; one that is not offered any more, as it is. */
export const choiceWords =
  (choices: readonly { value: string; label: string }[]) =>
  (value: string): string =>
    choices.find((one) => one.value === value)?.label ?? value;
