/** What staff may change of a form that was submitted (product/form.md#edits). */
import { problem, type Problem } from '../problem.ts';
import { fieldKey, fieldProblem, FORM, whyNotSubmit, type FieldValue, type FormValues, type Section } from './form.ts';
import { phoneProblems } from './phones.ts';

/** The spouse's fields are open while the leader is married (`edit.notMarried`); what stands there stays. */
export const whyNotEditSection = (section: Section, { leader }: FormValues): Problem[] =>
  section === 'spouse' && leader.civilStatus !== 'MARRIED' ? [problem('edit.notMarried')] : [];

/** Documents and photos have acts of their own. */
const NO_FILES = { documents: new Set<never>(), photos: new Set<never>() };

/**
 * What keeps a section from being changed so, by field name: a rule that a changed value breaks, and what is missing now
 * and was not before. What was wrong already and is left as it was keeps nobody from the rest.
 */
export function whyNotChange(
  section: Section,
  before: FormValues,
  after: FormValues,
  today: string,
): Record<string, Problem> {
  const [found, known] = [after, before].map((form) => whyNotSubmit(form, NO_FILES, today));
  const phones = phoneProblems(section, after[section]);
  const problems: Record<string, Problem> = {};
  for (const name of Object.keys(FORM[section])) {
    const key = fieldKey(section, name);
    const value = valueOf(after, section, name);
    const isChanged = value !== valueOf(before, section, name);
    const objection =
      found?.[key] ?? (isChanged ? fieldProblem(section, name, value, today) : undefined) ?? phones[name];
    if (objection && (isChanged || !known?.[key])) problems[name] = objection;
  }
  return problems;
}

const valueOf = (form: FormValues, section: Section, name: string): FieldValue =>
  (form[section] as Record<string, FieldValue>)[name] ?? null;
