import {
  fieldKey,
  fieldProblem,
  FORM,
  whyNotSubmit,
  type FieldKind,
  type FieldTarget,
  type FieldValue,
} from '@portal/domain/applications/form.ts';
import { phoneProblems } from '@portal/domain/applications/phones.ts';
import { writeSection } from '../applications/detail/formRows.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { ClientContext } from '../platform/http/context.ts';
import { refusal, refuseFields } from '../platform/http/refusal.ts';
import { readFormFacts } from './formFacts.ts';
import { tidyValue } from './saveStep.ts';

type Target = Extract<FieldTarget, { type: 'field' }>;

const TYPES: Readonly<Record<FieldKind, string>> = {
  text: 'string',
  date: 'string',
  choice: 'string',
  yesNo: 'boolean',
  number: 'number',
};

/** Writes one field of a submitted form, by the same rules as before: also that it may not be empty where needed. */
export async function correctField(
  context: ClientContext,
  id: number,
  { section, name }: Target,
  given: FieldValue | undefined,
): Promise<void> {
  if (given === undefined) throw atValue('field.required');
  const { kind } = (FORM[section] as Record<string, { kind: FieldKind }>)[name] ?? { kind: 'text' as const };
  if (given !== null && (typeof given !== TYPES[kind] || (kind === 'number' && !Number.isInteger(given)))) {
    throw atValue('field.type');
  }
  const value = tidyValue(given);
  const today = newYorkDate(context.now);
  const { form, present } = await readFormFacts(context, id);
  const after = { ...form, [section]: { ...form[section], [name]: value } };
  refuseFields({
    value:
      fieldProblem(section, name, value, today) ??
      whyNotSubmit(after, present, today)[fieldKey(section, name)] ??
      Object.values(phoneProblems(section, after[section]))[0],
  });
  await writeSection(context.db, id, section, { [name]: value });
}

const atValue = (code: 'field.required' | 'field.type') => refusal(code, undefined, { fields: { value: { code } } });
