import { sql } from 'kysely';
import {
  formStateOf,
  whyNotSubmit,
  type DocumentKind,
  type FormValues,
  type PhotoKind,
} from '@portal/domain/applications/form.ts';
import type { Problem } from '@portal/domain/problem.ts';
import { ATTACHMENTS, formFilesOf, type FormFiles } from '../applications/files/applicationFiles.ts';
import { FORM_ROWS, formOf, type FormRows } from '../applications/detail/formRows.ts';
import '../applications/applications.tables.ts';
import { describeAttachment, type Attachment } from '../platform/files/attachments.ts';
import { newYorkDate } from '../platform/clock.ts';
import { activity } from '../clients/noteActivity.ts';
import type { ClientContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';

export interface FormFacts {
  form: FormValues;
  files: FormFiles<ReturnType<typeof describeAttachment>>;
  present: { documents: ReadonlySet<DocumentKind>; photos: ReadonlySet<PhotoKind> };
  /** What the submission would refuse, by field key. */
  missing: Record<string, Problem>;
}

/** The form with its files, and what still keeps it from being submitted today. */
export async function readFormFacts({ db, now }: Pick<ClientContext, 'db' | 'now'>, id: number): Promise<FormFacts> {
  const { rows } = await sql<{ saved: FormRows; attachments: Attachment[] }>`
    select ${FORM_ROWS} as saved, ${ATTACHMENTS} as attachments from application where id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  const form = formOf(rows[0].saved);
  const files = formFilesOf(rows[0].attachments, describeAttachment);
  const present = {
    photos: new Set(files.photos.map(({ kind }) => kind)),
    documents: new Set(files.documents.map(({ kind }) => kind)),
  };
  return { form, files, present, missing: whyNotSubmit(form, present, newYorkDate(now)) };
}

/** Keeps where the applicant stands in the form, after a step of an unfinished application was saved. */
export async function keepFormState(context: ClientContext, id: number): Promise<void> {
  const { missing } = await readFormFacts(context, id);
  await context.db
    .with('noted', () => activity(context))
    .updateTable('application')
    .set((row) => ({ form_state: formStateOf(Object.keys(missing)), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
