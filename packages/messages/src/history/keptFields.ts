/** What was changed of settings that are kept as a whole, in words: each text and each mark that is another, by where it stands. */
import { LANGUAGES } from '@portal/domain/languages.ts';
import type { DefinedElement } from '@portal/domain/exports/definitions.ts';
import type { ChangedField, ChangeWords } from './changedField.ts';

/** How a list looks as a file: titles and what is seen column by column, then their order. */
export function definitionFields(words: ChangeWords, from: unknown, to: unknown): ChangedField[] {
  const { history: t, figures, columnName = (key) => key } = words;
  const [before, after] = [from, to].map((elements) => (elements ?? []) as DefinedElement[]) as [
    DefinedElement[],
    DefinedElement[],
  ];
  const fields = after.flatMap((element) => {
    const was = before.find(({ key }) => key === element.key);
    const name = columnName(element.key);
    const titles = LANGUAGES.filter((language) => (was?.titles[language] ?? null) !== element.titles[language]);
    return [
      ...titles.map((language) => ({
        label: t(`field.columnTitle.${language}`, { name }),
        from: was?.titles[language] ?? t('asInPortal'),
        to: element.titles[language] ?? t('asInPortal'),
      })),
      ...((was?.visible ?? true) === element.visible
        ? []
        : [{ label: t('field.columnVisible', { name }), from: t(yes(!element.visible)), to: t(yes(element.visible)) }]),
    ];
  });
  const order = (elements: readonly DefinedElement[]) =>
    elements.filter(({ key }) => before.some((each) => each.key === key)).map(({ key }) => columnName(key));
  const [orderBefore, orderAfter] = [before.map(({ key }) => columnName(key)), order(after)];
  return orderBefore.join() === orderAfter.join()
    ? fields
    : [...fields, { label: t('field.columnOrder'), from: figures.list(orderBefore), to: figures.list(orderAfter) }];
}

/** What has parts within parts: every leaf that is another, under the numbers of the parts that it stands in. */
export function keptFields(words: ChangeWords, from: unknown, to: unknown): ChangedField[] {
  const { history: t } = words;
  const [before, after] = [leavesOf(words, from), leavesOf(words, to)];
  const labels = [...new Set([...before.keys(), ...after.keys()])];
  return labels
    .filter((label) => before.get(label) !== after.get(label))
    .map((label) => ({
      label,
      from: before.get(label) ?? t('nothing'),
      to: after.get(label) ?? t('nothing'),
    }));
}

/** Each text, number and mark by its label: `2 · English`. */
function leavesOf({ history: t, figures }: ChangeWords, content: unknown): Map<string, string> {
  const leaves = new Map<string, string>();
  const walk = (value: unknown, path: readonly string[]): void => {
    if (value === null || value === undefined || value === '') return;
    if (Array.isArray(value)) {
      const isPlain = value.every((each) => typeof each === 'string');
      if (isPlain) leaves.set(path.join(' · '), figures.list(value));
      else for (const [place, each] of value.entries()) walk(each, [...path, figures.number(place + 1)]);
    } else if (typeof value === 'object') {
      for (const [key, each] of Object.entries(value)) {
        if (key === 'en' || key === 'es') walk(each, [...path, t(`kept.${key}`)]);
        else if (key === 'active') walk(each, [...path, t('field.active')]);
        else if (!UNTOLD.includes(key))
          walk(each, Array.isArray(each) || typeof each === 'object' ? path : [...path, key]);
      }
    } else {
      const said =
        typeof value === 'boolean' ? t(yes(value)) : typeof value === 'number' ? figures.number(value) : plain(value);
      const label = path.join(' · ');
      // Two parts that stand side by side under one label are told together.
      leaves.set(label, leaves.has(label) ? `${leaves.get(label)} / ${said}` : said);
    }
  };
  walk(content, []);
  return leaves;
}

/** Codes that say nothing to a reader. */
const UNTOLD: readonly string[] = ['id', 'outdated', 'confirmed', 'parent', 'type', 'maxLength', 'places'];

const yes = (value: boolean) => (value ? 'yes' : 'no');

const plain = (value: unknown): string => (typeof value === 'string' ? value : '');
