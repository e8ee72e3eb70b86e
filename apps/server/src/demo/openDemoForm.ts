import { DOCUMENT_KINDS, documentKey, photoKey, type DocumentKind } from '@portal/domain/applications/form.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { writeOrderedMail } from '../clients/accountMails.ts';
import { confirmAccount } from '../clients/ownAccount/confirmAccount.ts';
import { registerClient } from '../clients/ownAccount/registerClient.ts';
import { saveStep } from '../intake/saveStep.ts';
import { saveUploads } from '../intake/saveUpload.ts';
import { startApplication } from '../intake/startApplication.ts';
import type { ReceivedFile } from '../platform/files/receiveFile.ts';
import type { ClientContext, PublicContext } from '../platform/http/context.ts';
import type { DemoApplicant } from './corpus/applicant.ts';
import { demoClient, findDemoApplication } from './demoCast.ts';
import type { DemoFiles } from './demoFiles.ts';
import { given } from './given.ts';

type Context = Omit<ClientContext, 'actor'>;

/** Both, the form begun and filled, in one transaction. */
export async function openDemoForm(
  context: Context,
  applicant: DemoApplicant,
  passwordHash: string,
  files: DemoFiles,
): Promise<void> {
  await startDemoForm(context, applicant, passwordHash);
  await fillDemoForm(context, applicant, files);
}

/** Registers an applicant, follows the mailed link and starts an application. */
export async function startDemoForm(common: Context, applicant: DemoApplicant, passwordHash: string): Promise<void> {
  const context: PublicContext = { ...common, actor: null };
  const { email, language } = applicant.account;
  const body = { email, password: '', language, termsVersion: TERMS_VERSION };
  const order = await registerClient(context, given(undefined, body), passwordHash);
  // The job would write it after the commit; here the story goes on in the same transaction.
  await writeOrderedMail(context, order);
  const token = await mailedToken(context, email);
  await confirmAccount(context, given(undefined, { token }));
  await startApplication({ ...context, actor: await demoClient(context.db, email) });
}

/** Fills the form as far as the story says. */
export async function fillDemoForm(context: Context, applicant: DemoApplicant, files: DemoFiles): Promise<void> {
  const { email } = applicant.account;
  const client: ClientContext = { ...context, actor: await demoClient(context.db, email) };
  const { id } = await findDemoApplication(context.db, email);
  const { filled } = applicant.story;
  await saveStep('leader')(client, { params: { id }, body: applicant.leader });
  if (applicant.spouse) await saveStep('spouse')(client, { params: { id }, body: applicant.spouse });
  await saveUploads(client, id, await portraitsOf(applicant, files));
  if (filled === 'leader') return;
  await saveStep('ministry')(client, { params: { id }, body: applicant.ministry });
  if (filled === 'ministry') return;
  await saveStep('contact')(client, { params: { id }, body: applicant.contact });
  const documents = documentsTo(applicant).map(async (kind) => {
    return [documentKey(kind), await files.document(kind, applicant.documents)] as const;
  });
  await saveUploads(client, id, await Promise.all(documents));
}

async function portraitsOf({ portraits }: DemoApplicant, files: DemoFiles): Promise<[string, ReceivedFile][]> {
  const leader: [string, ReceivedFile] = [photoKey('LEADER'), await files.portrait(portraits.leader)];
  if (portraits.spouse === null) return [leader];
  return [leader, [photoKey('SPOUSE'), await files.portrait(portraits.spouse)]];
}

/** Somebody who stopped among the documents has some of them. */
function documentsTo({ leader, story }: DemoApplicant): readonly DocumentKind[] {
  const kinds = DOCUMENT_KINDS.filter((kind) => kind !== 'MARRIAGE_CERTIFICATE' || leader.civilStatus === 'MARRIED');
  return story.filled === 'all' ? kinds : kinds.slice(0, 3);
}

/** The token of the mail that they were written last, as they would follow its link. */
async function mailedToken({ db }: PublicContext, email: string): Promise<string> {
  const mail = await db
    .selectFrom('mail')
    .select('links')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return new URL(mail.links[0] ?? '').pathname.split('/').at(-1) ?? '';
}
