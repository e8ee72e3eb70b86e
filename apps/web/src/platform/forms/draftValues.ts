/** What of a form goes into its draft, and what of a kept draft fits the form of today. Pure. */

export interface FormDraft<Values> {
  values: Partial<Values>;
  /** It was being sent: whether it arrived nobody knows. */
  sent: boolean;
}

/** The name of an upload is good for one act and says nothing once the file is out of sight: files are chosen anew. */
const NOT_KEPT: readonly string[] = ['document'];

/** The typed values where something differs from an untouched form. */
export function draftOf<Values extends object>(values: Values, untouched: Values): Partial<Values> | undefined {
  const kept = Object.entries(values).filter(([name]) => !NOT_KEPT.includes(name));
  const clean = untouched as Record<string, unknown>;
  const isTyped = kept.some(([name, value]) => JSON.stringify(value) !== JSON.stringify(clean[name]));
  return isTyped ? (Object.fromEntries(kept) as Partial<Values>) : undefined;
}

/** A kept draft as far as it fits: the portal may have been updated since. */
export function fittingDraft<Values extends object>(kept: unknown, untouched: Values): FormDraft<Values> | undefined {
  const draft = kept as { values?: unknown; sent?: unknown } | undefined;
  if (typeof draft?.values !== 'object' || draft.values === null) return undefined;
  const found = draft.values as Record<string, unknown>;
  const fits = Object.entries(untouched).filter(
    ([name, value]) => !NOT_KEPT.includes(name) && isLike(found[name], value),
  );
  const values = { ...untouched, ...Object.fromEntries(fits.map(([name]) => [name, found[name]])) };
  const typed = draftOf(values, untouched);
  return typed && { values: typed, sent: draft.sent === true };
}

/** A list is like one whose entries are all like its first; an empty one holds texts. */
function isLike(found: unknown, value: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(found) && found.every((entry) => isLike(entry, value[0] ?? ''));
  if (!isObject(value)) return typeof found === typeof value;
  return isObject(found) && Object.entries(value).every(([name, part]) => isLike(found[name], part));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
