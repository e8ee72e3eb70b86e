import {
  formStateOf,
  whyNotSubmit,
  type DocumentKind,
  type FormValues,
  type PhotoKind,
} from '@portal/domain/applications/form.ts';
import type { Problem } from '@portal/domain/problem.ts';
import { readForm } from '../applications/detail/formRows.ts';
import '../applications/applications.tables.ts';
import { newYorkDate } from '../platform/clock.ts';
import { noteActivity } from '../clients/noteActivity.ts';
import type { ClientContext } from '../platform/http/context.ts';

export interface FormFacts {
  form: FormValues;
  present: { documents: ReadonlySet<DocumentKind>; photos: ReadonlySet<PhotoKind> };
  /** What the submission would refuse, by field key. */
  missing: Record<string, Problem>;
}

/** The form with its files, and what still keeps it from being submitted today. */
export async function readFormFacts({ db, now }: Pick<ClientContext, 'db' | 'now'>, id: number): Promise<FormFacts> {
  const form = await readForm(db, id);
  const photos = await db.selectFrom('application_photo').select('kind').where('application_id', '=', id).execute();
  const documents = await db
    .selectFrom('application_document')
    .select('kind')
    .where('application_id', '=', id)
    .execute();
  const present = {
    photos: new Set(photos.map(({ kind }) => kind)),
    documents: new Set(documents.map(({ kind }) => kind)),
  };
  return { form, present, missing: whyNotSubmit(form, present, newYorkDate(now)) };
}

/** Keeps where the applicant stands in the form, after a step of an unfinished application was saved. */
export async function keepFormState(context: ClientContext, id: number): Promise<void> {
  const { missing } = await readFormFacts(context, id);
  await context.db
    .updateTable('application')
    .set((row) => ({ form_state: formStateOf(Object.keys(missing)), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await noteActivity(context);
}
