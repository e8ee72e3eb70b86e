import { whyNotChange, whyNotEditSection } from '@portal/domain/applications/edits.ts';
import { fieldKey, FORM, type FieldValue, type FormValues, type Section } from '@portal/domain/applications/form.ts';
import { cardAct, type CardInHand } from '../applications/acts/cardAct.ts';
import { sectionTexts } from '../applications/corrections/fieldValueText.ts';
import { readForm, writeSection } from '../applications/detail/formRows.ts';
import { newYorkDate } from '../platform/clock.ts';
import { refusal, refuseFields, refuseIfAny } from '../platform/http/refusal.ts';
import { followForm } from './followForm.ts';
import { tidyValue } from './saveStep.ts';

type Given = Readonly<Record<string, FieldValue | undefined>>;

interface Input {
  params: { id: number };
  body: { values: Given; was: Given; version?: undefined };
}

/**
 * Changes fields of one section of a submitted form (product/form.md#edits): those that are named and are another then,
 * each kept old → new. The card may have gone on meanwhile; a field that is not as the editor saw it any more is
 * `record.stale` with the section as it is. Refusals: `edit.stage`, `edit.notMarried`, rules at their fields.
 */
export const editSection = (section: Section) =>
  cardAct<Input, 'edit'>({
    act: 'edit',
    async write({ context, row }: CardInHand, { body: { was, values: given } }: Input) {
      const { db, actor, now } = context;
      const before = await readForm(db, row.id);
      refuseIfAny(whyNotEditSection(section, before));
      const present = before[section] as Record<string, FieldValue>;
      const values = Object.fromEntries(
        Object.keys(FORM[section])
          .filter((name) => given[name] !== undefined)
          .map((name) => [name, tidyValue(given[name] ?? null)] as const)
          .filter(([name, value]) => value !== present[name]),
      );
      const names = Object.keys(values);
      const isSeen = (name: string) => was[name] === undefined || tidyValue(was[name]) === present[name];
      if (!names.every(isSeen)) throw refusal('record.stale', undefined, { present: { values: present } });
      if (names.length === 0) return undefined;

      const after: FormValues = { ...before, [section]: { ...present, ...values } };
      const objections = whyNotChange(section, before, after, newYorkDate(now));
      refuseFields(Object.fromEntries(Object.entries(objections).map(([name, found]) => [`values.${name}`, found])));
      const keys = names.map((name) => fieldKey(section, name));
      const old = await sectionTexts(db, row.id, section, names);
      await writeSection(db, row.id, section, values);
      const changed = await sectionTexts(db, row.id, section, names);
      await db
        .insertInto('field_change')
        .values(
          names.map((name) => ({
            application_id: row.id,
            field_key: fieldKey(section, name),
            old_value: old[name] ?? null,
            new_value: changed[name] ?? null,
            user_id: actor.userId,
            at: now,
          })),
        )
        .execute();
      return {
        changes: await followForm(context, row, keys),
        history: { kind: 'edited', detail: { fields: keys } },
      };
    },
  });
