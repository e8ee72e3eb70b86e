import type { ExportDefinition, exportDefinitionEndpoints } from '@portal/contract/exports/definitions.ts';
import { placedElement, takenTitle, type DefinedElement } from '@portal/domain/exports/definitions.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusalAt, refuseStale } from '../../platform/http/refusal.ts';
import type { ExportedList } from '../../platform/lists/exportOf.ts';
import { definitionOf, getListOfGroup, tellDefinition } from './definition.ts';

type Calls = typeof exportDefinitionEndpoints;
type Lists = readonly ExportedList[];

/** Puts a column at another place. Refusals: `http.notFound`, `field.choice` at the column, `record.stale`. */
export const placeExportElement =
  (lists: Lists) =>
  (context: StaffContext, { params, body }: InputOf<Calls['placeExportElement']>): Promise<string> =>
    change(context, lists, { ...body, group: params.id }, (elements) =>
      placedElement(elements, body.element, body.position),
    );

/** Shows or hides a column. Refusals: as above; `field.checkbox` where none would be seen any more. */
export const showExportElement =
  (lists: Lists) =>
  (context: StaffContext, { params, body }: InputOf<Calls['showExportElement']>): Promise<string> =>
    change(context, lists, { ...body, group: params.id }, (elements) => {
      const shown = elements.map((each) => (each.key === body.element ? { ...each, visible: body.visible } : each));
      if (!shown.some(({ visible }) => visible)) throw refusalAt('visible', 'field.checkbox');
      return shown;
    });

/** Gives a column titles of its own. Refusals: as above; `field.taken` at the title by which another column is called. */
export const titleExportElement =
  (lists: Lists) =>
  (context: StaffContext, { params, body }: InputOf<Calls['titleExportElement']>): Promise<string> =>
    change(context, lists, { ...body, group: params.id }, (elements, { elements: told }) => {
      const read = told.map(({ key, titles, usual }) => {
        const own = key === body.element ? body.titles : titles;
        return { key, titles: { en: own.en ?? usual.en, es: own.es ?? usual.es } };
      });
      const titled = read.find(({ key }) => key === body.element);
      const others = read.filter(({ key }) => key !== body.element);
      const taken =
        titled &&
        takenTitle(
          titled.titles,
          others.map(({ titles }) => titles),
        );
      if (taken) throw refusalAt(`titles.${taken}`, 'field.taken');
      return elements.map((each) => (each.key === body.element ? { ...each, titles: body.titles } : each));
    });

interface Changed {
  group: string;
  element: string;
  version: number;
}

/** Answers the group, whose definition is then told. */
async function change(
  context: StaffContext,
  lists: Lists,
  { group, element: key, version }: Changed,
  changed: (elements: DefinedElement[], told: ExportDefinition) => DefinedElement[],
): Promise<string> {
  const list = getListOfGroup(lists, group);
  const told = await tellDefinition(context.db, list);
  await refuseStale({ seen: version, now: told.version }, async () => told);
  if (!told.elements.some((each) => each.key === key)) throw refusalAt('element', 'field.choice');
  const before = told.elements.map(({ key: name, titles, visible }) => ({ key: name, titles, visible }));
  const elements = changed(before, told);
  if (JSON.stringify(elements) !== JSON.stringify(before)) await setDefinition(context, list, { elements, version });
  return group;
}

/** Sets it as a whole. Refusal: `record.stale`. */
export async function setDefinition(
  context: StaffContext,
  list: ExportedList,
  { elements: value, version }: { elements: DefinedElement[]; version: number },
): Promise<void> {
  await definitionOf(list).set(context, { value, version }, () => tellDefinition(context.db, list));
}
