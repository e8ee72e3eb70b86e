/** Texts of mails that staff write, and what may be put into them (product/outbox.md#texts). */
import { line, paragraph, type FieldRule } from '../fields/rules.ts';
import { problem, type Problem } from '../problem.ts';

export const MAIL_TEXT_LIMITS = { templates: 100, name: 80, subject: 150, text: 10_000 } as const;

/** What stands in a text as `{name}` and is filled in for each mail; of the application, but for who receives it. */
export const PLACEHOLDERS = ['recipient', 'leader', 'church', 'caseNumber', 'stage', 'date'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

/** The stages whose reaching the applicant is mailed. */
export const MAILED_STAGES = ['APPROVED', 'SENT', 'REJECTED'] as const;
export type MailedStage = (typeof MAILED_STAGES)[number];

export const isMailedStage = (stage: string): stage is MailedStage =>
  (MAILED_STAGES as readonly string[]).includes(stage);

/** Whatever stands in braces in one line is meant as a placeholder: a mistyped one would be sent as it stands. */
const IN_BRACES = /\{([^{}\n]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

/** Refuses the first placeholder that nobody knows, by its name: `mail.placeholder`. */
function whyNotFill(text: string): Problem | undefined {
  const unknown = [...text.matchAll(IN_BRACES)].find(([, name = '']) => !isPlaceholder(name));
  return unknown && problem('mail.placeholder', { placeholder: unknown[0] });
}

const filled =
  (rule: FieldRule): FieldRule =>
  (text, today) =>
    rule(text, today) ?? whyNotFill(text);

export const mailSubject: FieldRule = filled(line(MAIL_TEXT_LIMITS.subject));
export const mailBody: FieldRule = filled(paragraph(MAIL_TEXT_LIMITS.text));

/** A text with its values put in as they are: what looks like a placeholder in them stays. */
export const fillText = (text: string, values: PlaceholderValues): string =>
  text.replace(IN_BRACES, (braces, name: string) => (isPlaceholder(name) ? values[name] : braces));
