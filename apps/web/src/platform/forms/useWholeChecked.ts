import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** For a form in which what is wrong with one field may be mended at its neighbour: once it was sent, every change checks all of it. */
export function useWholeChecked<Values extends FieldValues>({
  formState: { isSubmitted },
  subscribe,
  trigger,
}: UseFormReturn<Values>): void {
  useEffect(
    () => (isSubmitted ? subscribe({ formState: { values: true }, callback: () => void trigger() }) : undefined),
    [isSubmitted, subscribe, trigger],
  );
}
