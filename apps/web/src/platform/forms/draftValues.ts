/**
 * What of a form goes into its draft, what of a kept draft fits the form of today, and what happens to what was typed when
 * somebody else changed meanwhile what the form is about. Pure.
 */

export interface FormDraft<Values> {
  values: Partial<Values>;
  /** The fields that it changes. */
  restored: readonly string[];
  /** It was being sent: whether it arrived nobody knows. */
  sent: boolean;
  /** The fields that others changed since it was typed; nothing where they did not. */
  changed: string[] | undefined;
}

/** Lists that may be empty, each with an example of an entry: an empty one does not tell what it is a list of. */
export type EntriesOf<Values> = { readonly [Name in keyof Values]?: Values[Name] };

/** What a form's values are, beyond what they look like. */
export interface Shape<Values> {
  entries?: EntriesOf<Values> | undefined;
  /**
   * Values that name files sent before. Such a name is good for one act and says nothing once the file is out of sight:
   * files are chosen anew.
   */
  files?: readonly string[];
}

/** The typed values where something differs from an untouched form. */
export function draftOf<Values extends object>(
  values: Values,
  untouched: Values,
  { files }: Shape<Values> = {},
): Partial<Values> | undefined {
  const kept = withoutFiles(values, files);
  return differing(kept, untouched).length > 0 ? kept : undefined;
}

/** Of an untouched form, as it is kept beside a draft: tells later what was typed from what stood there. */
export const withoutFiles = <Values extends object>(values: Values, files: readonly string[] = []): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !files.includes(name))) as Partial<Values>;

/**
 * A kept draft as far as it fits: the portal may have been updated since. Where what the form is about was changed since,
 * what was typed stays, and what was not is as it is now.
 */
export function fittingDraft<Values extends object>(
  kept: unknown,
  untouched: Values,
  shape: Shape<Values> = {},
): FormDraft<Values> | undefined {
  const draft = kept as { values?: unknown; base?: unknown; sent?: unknown } | undefined;
  if (!isObject(draft?.values)) return undefined;
  const base = fitting(draft.base, untouched, shape);
  const values = merged(fitting(draft.values, base, shape), base, untouched);
  const typed = draftOf(values, untouched, shape);
  const changed = differing(base, untouched);
  return (
    typed && {
      values: typed,
      restored: differing({ ...untouched, ...typed }, untouched),
      sent: draft.sent === true,
      changed: changed.length > 0 ? changed : undefined,
    }
  );
}

/** The values as they were kept; where one is missing or of another shape, as they are in the form. */
function fitting<Values extends object>(kept: unknown, form: Values, { entries, files = [] }: Shape<Values>): Values {
  const found = isObject(kept) ? kept : {};
  const fits = Object.entries({ ...form, ...entries }).filter(
    ([name, value]) => !files.includes(name) && isLike(found[name], value),
  );
  return { ...form, ...Object.fromEntries(fits.map(([name]) => [name, found[name]])) };
}

/** The fields in which two states of a form differ. */
export function differing<Values extends object>(one: Values, other: Values): (keyof Values & string)[] {
  const names = Object.keys(one) as (keyof Values & string)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** What stands in a form after another's change: what was typed stays, what nobody touched here is as it is now. */
export function merged<Values extends object>(typed: Values, before: Values, now: Values): Values {
  const touched = differing(typed, before);
  return { ...now, ...Object.fromEntries(touched.map((name) => [name, typed[name]])) };
}

/** A list is like one whose entries are all like its first; an empty one holds texts. */
function isLike(found: unknown, value: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(found) && found.every((entry) => isLike(entry, value[0] ?? ''));
  if (!isObject(value)) return typeof found === typeof value;
  return isObject(found) && Object.entries(value).every(([name, part]) => isLike(found[name], part));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
