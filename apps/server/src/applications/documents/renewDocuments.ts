/** What is done to many dated documents at once, each by the act upon one (product/applications.md#dated-documents). */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { datedDocumentEndpoints } from '@portal/contract/applications/documents/datedDocuments.ts';
import { anyOf } from '@portal/contract/endpoints.ts';
import { DATING_PERMISSIONS } from '@portal/domain/applications/files/datedDocuments.ts';
import { notPast } from '@portal/domain/fields/rules.ts';
import { defineBulk, type BulkContext, type BulkDefinition } from '../../bulk/defineBulk.ts';
import { startBulk } from '../../bulk/startBulk.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refuseFields, refusalAt } from '../../platform/http/refusal.ts';
import { requireAct, type CardInHand } from '../acts/cardAct.ts';
import { describeApplications } from '../describeApplications.ts';
import { lockInReach } from '../lockApplication.ts';
import { saveApplication } from '../saveApplication.ts';
import { refuseReplaced } from './acceptance.ts';
import { acceptFile, askAnew } from './judgeDocument.ts';
import { datedDocuments, kindOf } from './listDatedDocuments.ts';

type Endpoints = typeof datedDocumentEndpoints;

const asking = defineBulk({
  kind: 'askDocuments',
  permission: anyOf('business.request.do.processing.corrections'),
  params: z.object({ message: z.object({ en: z.string(), es: z.string() }) }),
  async row(context, { message }, acceptance) {
    const { card, field } = await takeDocument(context, acceptance, 'askCorrection');
    const { language } = await context.db
      .selectFrom('client_account')
      .select('language')
      .where('id', '=', card.row.client_account_id)
      .executeTakeFirstOrThrow();
    await saveApplication(context, card.row, await askAnew(card, field, message[language]));
  },
  describe: describeDocuments,
});

const dating = defineBulk({
  kind: 'dateDocuments',
  permission: anyOf(...DATING_PERMISSIONS),
  params: z.object({ validUntil: z.string() }),
  async row(context, { validUntil: until }, acceptance) {
    const { card, field, file } = await takeDocument(context, acceptance, 'judgeDocument');
    const change = await acceptFile(card, field, { file, until });
    if (change) await saveApplication(context, card.row, change);
  },
  describe: describeDocuments,
});

/** What may be done to many dated documents at once. */
export const documentBulks = [asking, dating] as unknown as readonly BulkDefinition[];

/**
 * Starts asking for the chosen documents anew, or for all that fit the filters now, each in the words of the applicant's
 * language. Neither of both is `field.required` at documents; what a single one refuses is told of its row.
 */
export async function askDocuments(
  context: StaffContext,
  { body: { message, ...chosen } }: InputOf<Endpoints['askDocuments']>,
): Promise<{ runId: number }> {
  return { runId: await startBulk(context, asking, { message }, await chosenDocuments(context, chosen)) };
}

/** Starts giving the chosen documents, or all that fit, another last day; one before today in New York is `field.notPast`. */
export async function dateDocuments(
  context: StaffContext,
  { body: { validUntil, ...chosen } }: InputOf<Endpoints['dateDocuments']>,
): Promise<{ runId: number }> {
  refuseFields({ validUntil: notPast(validUntil, newYorkDate(context.now)) });
  return { runId: await startBulk(context, dating, { validUntil }, await chosenDocuments(context, chosen)) };
}

type Chosen = Pick<InputOf<Endpoints['askDocuments']>['body'], 'documents' | 'fitting'>;

async function chosenDocuments(context: StaffContext, { documents, fitting }: Chosen): Promise<readonly number[]> {
  if (!documents && !fitting) throw refusalAt('documents', 'field.required');
  return documents ?? (await datedDocuments.all(context, fitting ?? {}, 'until'));
}

/**
 * The card of an accepted document, locked for an act upon it. One whose acceptance was taken back meanwhile is not found;
 * upon a file that gave way to another it is `document.replaced`.
 */
async function takeDocument(
  context: BulkContext,
  acceptance: number,
  act: 'askCorrection' | 'judgeDocument',
): Promise<{ card: CardInHand; field: string; file: number }> {
  const read = () =>
    context.db
      .selectFrom('document_acceptance')
      .select(['application_id', 'field_key', 'file_id'])
      .where('id', '=', acceptance)
      .where('valid_until', 'is not', null)
      .executeTakeFirst();
  const before = await read();
  if (!before) throw notFound();
  const row = await lockInReach(context, before.application_id);
  // Whoever held the card may have taken the acceptance back, or accepted another file.
  const accepted = await read();
  if (!accepted) throw notFound();
  // A row has no cookies to renew and no call to repeat, which is all that it lacks.
  const card = { context: context as StaffContext, row, facts: requireAct(context.actor, row, act) };
  await refuseReplaced(card, accepted.field_key, accepted.file_id);
  return { card, field: accepted.field_key, file: accepted.file_id };
}

async function describeDocuments(context: StaffContext, ids: readonly number[]) {
  const documents = await documentsOf(context.db, ids);
  const applications = await describeApplications(context, [
    ...new Set(documents.map(({ application_id: application }) => application)),
  ]);
  return new Map(
    documents.flatMap(({ id, application_id: application, field_key: field }) => {
      const of = applications.get(application);
      return of ? [[id, { ...of, document: { kind: kindOf(field), application } }] as const] : [];
    }),
  );
}

const documentsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('document_acceptance')
    .select(['id', 'application_id', 'field_key'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
