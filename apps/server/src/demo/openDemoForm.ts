import { DOCUMENT_KINDS, type DocumentKind } from '@portal/domain/applications/form.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { writeOrderedMail } from '../clients/accountMails.ts';
import { confirmAccount } from '../clients/ownAccount/confirmAccount.ts';
import { registerClient } from '../clients/ownAccount/registerClient.ts';
import { saveStep } from '../intake/saveStep.ts';
import { saveDocument, savePhoto } from '../intake/saveUpload.ts';
import { startApplication } from '../intake/startApplication.ts';
import type { ClientContext, PublicContext } from '../platform/http/context.ts';
import type { DemoApplicant } from './corpus/applicant.ts';
import { demoClient } from './demoCast.ts';
import type { DemoFiles } from './demoFiles.ts';
import { given } from './given.ts';

/** Registers an applicant, follows the mailed link, starts an application and fills it as far as the story says. */
export async function openDemoForm(
  context: PublicContext,
  applicant: DemoApplicant,
  passwordHash: string,
  files: DemoFiles,
): Promise<void> {
  const { email, language } = applicant.account;
  const body = { email, password: '', language, termsVersion: TERMS_VERSION };
  const order = await registerClient(context, given(undefined, body), passwordHash);
  // The job would write it after the commit; here the story goes on in the same transaction.
  await writeOrderedMail(context, order);
  const token = await mailedToken(context);
  await confirmAccount(context, given(undefined, { token }));

  const client: ClientContext = { ...context, actor: await demoClient(context.db, email) };
  const id = await startApplication(client);
  const { filled } = applicant.story;
  await saveStep('leader')(client, { params: { id }, body: applicant.leader });
  if (applicant.spouse) await saveStep('spouse')(client, { params: { id }, body: applicant.spouse });
  await savePortraits(client, id, applicant, files);
  if (filled === 'leader') return;
  await saveStep('ministry')(client, { params: { id }, body: applicant.ministry });
  if (filled === 'ministry') return;
  await saveStep('contact')(client, { params: { id }, body: applicant.contact });
  for (const kind of documentsTo(applicant)) {
    await saveDocument(client, given({ id, kind }, undefined), await files.document(kind, applicant.documents));
  }
}

async function savePortraits(
  client: ClientContext,
  id: number,
  { portraits }: DemoApplicant,
  files: DemoFiles,
): Promise<void> {
  const save = async (of: 'LEADER' | 'SPOUSE', number: number) =>
    savePhoto(client, given({ id }, undefined, { of }), await files.portrait(number));
  await save('LEADER', portraits.leader);
  if (portraits.spouse !== null) await save('SPOUSE', portraits.spouse);
}

/** Somebody who stopped among the documents has some of them. */
function documentsTo({ leader, story }: DemoApplicant): readonly DocumentKind[] {
  const kinds = DOCUMENT_KINDS.filter((kind) => kind !== 'MARRIAGE_CERTIFICATE' || leader.civilStatus === 'MARRIED');
  return story.filled === 'all' ? kinds : kinds.slice(0, 3);
}

/** The token of the mail that was written last, as the person would follow its link. */
async function mailedToken({ db }: PublicContext): Promise<string> {
  const mail = await db.selectFrom('mail').select('links').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return new URL(mail.links[0] ?? '').pathname.split('/').at(-1) ?? '';
}
