import sharp from 'sharp';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { writeClientMail } from '../../src/clients/clients.jobs.ts';
import { writeStaffMail } from '../../src/users/users.jobs.ts';
import { DOCUMENT_KINDS } from '@portal/domain/applications/form.ts';
import { hashPassword } from '../../src/sessions/passwords.ts';
import { pdf } from '../papers/pdf.ts';
import type { Caller, TestServer } from '../buildTestServer.ts';
import { insertClient } from './clientAccounts.ts';

export const PASSWORD = 'Ministry7!';

export const LEADER = {
  title: 'PASTOR',
  email: 'lucia.fernandez@example.org',
  name: 'Lucía',
  lastName: 'Fernández-O’Brien',
  birthDate: '1980-02-29',
  birthCountry: 'CR',
  gender: 'FEMALE',
  address: 'Avenida Central 12',
  city: 'San José',
  country: 'CR',
  civilStatus: 'SINGLE',
  homeAreaCode: '506',
  homeNumber: '88887777',
};
export const MINISTRY = {
  name: 'Iglesia Fuente de Vida',
  foundationDate: '2001-05-20',
  address: 'Avenida Central 14',
  city: 'San José',
  country: 'CR',
  members: 240,
  productOfDivision: false,
  underDenomination: false,
  areaCode: '506',
  phone: '22223333',
};
export const CONTACT = {
  name: 'Mario',
  lastName: 'Solís',
  email: 'mario@example.org',
  areaCode: '506',
  phone: '70001111',
};

export const png = (pixels: number): Promise<Buffer> =>
  sharp({ create: { width: pixels, height: pixels, channels: 3, background: '#7a5230' } })
    .png()
    .toBuffer();
export const PDF = pdf();

/** The newest mails of the outbox, as an administrator reads them. */
export async function outbox(portal: TestServer): Promise<OutboxMail[]> {
  const admin = await portal.staff('admin');
  return (await admin.get('/api/business/outbox')).data.data;
}

/** The newest mail to an address, those included that an act has ordered and a job writes. */
export async function mailTo(portal: TestServer, email: string): Promise<OutboxMail> {
  await portal.drain([writeClientMail.name, writeStaffMail.name]);
  const mail = (await outbox(portal)).find(({ to }) => to === email);
  if (!mail) throw new Error(`No mail was written to ${email}.`);
  return mail;
}

/** The token at the end of a mail's first link. */
export const tokenIn = (mail: OutboxMail): string => mail.links[0]?.split('/').at(-1) ?? '';

export const registration = (email: string, language: 'en' | 'es' = 'es') => ({
  email,
  password: PASSWORD,
  language,
  termsVersion: TERMS_VERSION,
});

let hashed: Promise<string> | undefined;

/** An applicant with a confirmed account, signed in; the password is `PASSWORD`. */
export async function newApplicant(portal: TestServer, email: string, language: 'en' | 'es' = 'es'): Promise<Caller> {
  const passwordHash = await (hashed ??= hashPassword(PASSWORD));
  await insertClient(portal, { email, language, passwordHash });
  return portal.clientOf(email);
}

export interface FormChanges {
  leader?: Record<string, unknown>;
  ministry?: Record<string, unknown>;
}

/** A started application with everything a submission asks for; answers its id. */
export async function fillForm(client: Caller, { leader, ministry }: FormChanges = {}): Promise<number> {
  const { id } = (await client.send('POST', '/api/client/request')).data;
  const at = `/api/client/request/${id}`;
  const steps = { leader: { ...LEADER, ...leader }, ministry: { ...MINISTRY, ...ministry }, contact: CONTACT };
  for (const [step, values] of Object.entries(steps)) {
    const answer = await client.send('PUT', `${at}/${step}`, values);
    if (!answer.body.status) throw new Error(JSON.stringify(answer.body));
  }
  await client.upload('PUT', `${at}/photo`, { name: 'lucia.png', bytes: await png(200) });
  const notNeeded = ['CREED', 'MARRIAGE_CERTIFICATE'];
  for (const kind of DOCUMENT_KINDS.filter((each) => !notNeeded.includes(each))) {
    await client.upload('PUT', `${at}/documents/${kind}`, { name: `${kind}.pdf`, bytes: PDF });
  }
  return id;
}

/** A submitted application; answers its id. */
export async function submitted(client: Caller, changes: FormChanges = {}): Promise<number> {
  const id = await fillForm(client, changes);
  const answer = await client.send('POST', `/api/client/request/${id}/submissions`);
  if (!answer.body.status) throw new Error(JSON.stringify(answer.body));
  return id;
}
