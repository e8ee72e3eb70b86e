import { fieldProblem, type FieldValue, type Section } from '@portal/domain/applications/form.ts';
import { phoneProblems } from '@portal/domain/applications/phones.ts';
import { tidy } from '@portal/domain/fields/rules.ts';
import { readSection, writeSection } from '../applications/detail/formRows.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { ClientContext } from '../platform/http/context.ts';
import { refuseFields } from '../platform/http/refusal.ts';
import { keepFormState } from './formFacts.ts';
import { lockForm } from './lockUnfinished.ts';

/** A value as it is stored: text NFC and trimmed, nothing where it is empty. */
export const tidyValue = (value: FieldValue): FieldValue => (typeof value === 'string' ? tidy(value) || null : value);

/**
 * Saves a step as a draft: fields that are not named stay as they are, empty ones are emptied. What breaks a rule is
 * told at its field and nothing is stored; what is missing is the submission's matter.
 */
export const saveStep =
  (section: Section) =>
  async (
    context: ClientContext,
    { params, body }: { params: { id: number }; body: Readonly<Record<string, FieldValue | undefined>> },
  ): Promise<number> => {
    const { id } = params;
    await lockForm(context, id);
    const given = Object.entries(body).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, tidyValue(value)] as const],
    );
    const values = Object.fromEntries(given);
    const saved = await readSection(context.db, id, section);
    const today = newYorkDate(context.now);
    refuseFields({
      ...phoneProblems(section, { ...saved, ...values }),
      ...Object.fromEntries(
        given.map(([name, value]) => [name, fieldProblem(section, name, value, today)]).filter(([, found]) => found),
      ),
    });
    await writeSection(context.db, id, section, values);
    await keepFormState(context, id);
    return id;
  };
