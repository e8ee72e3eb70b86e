/** Puts what the server found wrong where the user reads it. */
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import { STAGES, type Stage } from '@portal/domain/applications/stages.ts';
import { focusWhenThere } from '../browser/focusWhenThere.ts';
import { textNow } from './i18n.ts';
import { ApiRefusal } from '../network/refusals.ts';

/** Parameters that name a stage by its code. */
const STAGE_PARAMS = ['from', 'to', 'stage'];

/** A problem in words. */
export function problemText({ code, params = {} }: FieldProblem): string {
  const inWords = Object.entries(params).map(([name, value]) => {
    const stage = STAGE_PARAMS.includes(name) && String(value) in STAGES ? (value as Stage) : undefined;
    return [name, stage ? textNow('stages', stage) : value] as const;
  });
  return textNow('errors', code, Object.fromEntries(inWords));
}

/** All problems of a failure in words; a failure that is no refusal has one. */
export function failureTexts(error: unknown): string[] {
  if (error instanceof ApiRefusal) return error.problems.map(problemText);
  return [textNow('errors', isConnection(error) ? 'GE100' : 'GE200')];
}
const isConnection = (error: unknown) => error instanceof Error && error.name === 'ConnectionFailure';

/** The codes, for the small print beside the words. */
export const failureCodes = (error: unknown): string =>
  error instanceof ApiRefusal ? error.codes.join(', ') : isConnection(error) ? 'GE100' : 'GE200';

/**
 * Sets the errors of a refusal on the fields of the form and on what lies within them (`groups.0.title`), focuses the
 * first, and returns the texts that belong to no field of it. `nameOf` translates the server's path where the form's
 * differs.
 */
export function setFieldErrors<Form extends FieldValues>(
  error: unknown,
  fields: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
  nameOf: (path: string) => string = (path) => path,
): string[] {
  const found = error instanceof ApiRefusal ? Object.entries(error.fields) : [];
  const isOfForm = (path: string) => (fields as readonly string[]).includes(nameOf(path).split('.', 1)[0] ?? '');
  const placed = found.filter(([path]) => isOfForm(path));
  for (const [path, problem] of placed) {
    setError(nameOf(path) as Path<Form>, { type: 'server', message: problemText(problem) });
  }
  if (placed.length > 0) focusFirstError();
  const elsewhere = found.filter((entry) => !placed.includes(entry)).map(([, problem]) => problemText(problem));
  return found.length > 0 ? elsewhere : failureTexts(error);
}

/** Puts the focus on the first field in error, in the order that is read, which is not the order of registering. */
export const focusFirstError = (within: ParentNode = document): void =>
  focusWhenThere(() => within.querySelector<HTMLElement>('[aria-invalid="true"]'));
