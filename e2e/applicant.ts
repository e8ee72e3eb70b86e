import { createHmac } from 'node:crypto';
import { expect } from './quickExpect.ts';
import { applicantForm } from '../apps/server/src/demo/corpus/applicantForm.ts';
import { documentFor } from '../apps/server/src/demo/corpus/documents.ts';
import { portrait } from '../apps/server/src/demo/corpus/portraits.ts';
import { DOCUMENT_KINDS, documentKey } from '@portal/domain/applications/form.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';

export const CLIENT_PASSWORD = 'Applic4nt!';

type Json = Record<string, unknown>;

/** A session of the payment provider; `amount` in cents. */
interface Session {
  session: string;
  amount: number;
  currency: string;
}

/** The customer portal as an applicant uses it, by its API alone. */
export function customerPortal(origin: string) {
  const call = async (method: string, path: string, token?: string, body?: Json | FormData): Promise<any> => {
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: json ? JSON.stringify(body) : body }),
    });
    const answer = (await response.json()) as { status: boolean; data: any; access_token?: string };
    if (!answer.status) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer.access_token ?? answer.data;
  };

  /** Registers, follows the link in the outbox, fills the whole form with real files, and submits. */
  async function submit(index: number): Promise<{ id: number; token: string; name: string; caseNumber: string }> {
    const applicant = applicantForm(index, 77, new Date());
    const email = `story.${index}.${Date.now()}@example.org`;
    await register(email);
    await follow(email, 'confirm');
    const token = await signIn(email);
    const { id } = await call('POST', '/client/request', token);
    await call('PUT', `/client/request/${id}/leader`, token, applicant.leader);
    if (applicant.spouse) await call('PUT', `/client/request/${id}/spouse`, token, applicant.spouse);
    // Enough members for every country's lowest band.
    await call('PUT', `/client/request/${id}/ministry`, token, { ...applicant.ministry, country: 'MX', members: 250 });
    await call('PUT', `/client/request/${id}/contact`, token, applicant.contact);
    await call('PUT', `/client/request/${id}/photo`, token, upload(await portrait(index)));
    for (const kind of DOCUMENT_KINDS) {
      await call('PUT', `/client/request/${id}/documents/${kind}`, token, upload(await documentFor(kind, index)));
    }
    const { caseNumber } = await call('POST', `/client/request/${id}/submissions`, token);
    return { id, token, caseNumber, name: `${applicant.leader.name} ${applicant.leader.lastName}` };
  }

  /** Writes to the staff, with a file or without. */
  async function say(id: number, token: string, text: string, file?: { name: string; bytes: Buffer }): Promise<void> {
    const at = `/client/request/${id}/messages`;
    const sent = file && { file: (await call('POST', `${at}/files`, token, upload(file))).upload };
    await call('POST', at, token, { text, ...sent });
  }

  /** An account that waits for the link in its mail to be followed. */
  async function register(email: string, language: 'en' | 'es' = 'en'): Promise<void> {
    const body = { email, password: CLIENT_PASSWORD, language, termsVersion: TERMS_VERSION };
    await call('POST', '/client/account', undefined, body);
  }

  /** Follows the link of the newest mail to an address: `confirm` for an account, `email` for another address of one. */
  async function follow(email: string, what: 'confirm' | 'email'): Promise<void> {
    await call('POST', `/client/account/${what}`, undefined, { token: await mailedToken(email) });
  }

  const signIn = (username: string): Promise<string> =>
    call('POST', '/client/token', undefined, { grant_type: 'password', username, password: CLIENT_PASSWORD });

  /** Starts a form and gives the leader's name. */
  async function begin(token: string, name: string, lastName: string): Promise<void> {
    const { id } = await call('POST', '/client/request', token);
    await call('PUT', `/client/request/${id}/leader`, token, { name, lastName });
  }

  /** Gives an account the password of all of them, by the link that is mailed for it. */
  async function choosePassword(email: string): Promise<void> {
    await call('POST', '/client/account/reset', undefined, { email });
    const token = await mailedToken(email, '/client/password/');
    await call('POST', '/client/account/password', undefined, { token, password: CLIENT_PASSWORD });
  }

  async function mailedToken(email: string, to = '/'): Promise<string> {
    const admin = await call('POST', '/auth/token', undefined, {
      grant_type: 'password',
      username: 'admin@portal.test',
      password: 'Portal2026!',
    });
    // A job writes the mail, within a second or two.
    let link: string | undefined;
    await expect(async () => {
      const { data } = await call('GET', '/business/outbox', admin);
      const mails = data as { to: string; links: string[] }[];
      link = mails.find((mail) => mail.to === email && mail.links[0]?.includes(to))?.links[0];
      expect(link).toBeDefined();
    }).toPass({ timeout: 10_000 });
    return link?.split('/').at(-1) ?? '';
  }

  /** Pays the fee: the provider's signed test notice, as `npm run pay` posts it. */
  async function pay(id: number, token: string): Promise<void> {
    await notify(id, await call('POST', `/client/request/${id}/payments`, token));
  }

  /** Tells of a session that was paid, as the payment provider would. */
  async function notify(id: number, { session, amount, currency }: Session): Promise<void> {
    const notice = JSON.stringify({
      id: `evt_${id}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: {
        object: {
          id: session,
          object: 'checkout.session',
          client_reference_id: String(id),
          payment_status: 'paid',
          payment_intent: session.replace('cs_', 'pi_'),
          amount_total: amount,
          currency: currency.toLowerCase(),
        },
      },
    });
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', 'whsec_local_test_notices').update(`${at}.${notice}`).digest('hex');
    const response = await fetch(`${origin}/api/client/payment/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
      body: notice,
    });
    if (!response.ok) throw new Error(`The notice was refused: ${await response.text()}`);
  }

  /** Answers the open corrections, by their fields: a text, or a document of another index. */
  async function answerCorrections(id: number, token: string, answers: Record<string, string | number>): Promise<void> {
    const open: { id: number; field: string; state: string }[] = await call(
      'GET',
      `/client/request/${id}/corrections`,
      token,
    );
    for (const { id: correction, field, state } of open) {
      const answer = answers[field];
      if (state !== 'REQUESTED' || answer === undefined) continue;
      const kind = DOCUMENT_KINDS.find((one) => field === documentKey(one));
      const body = kind ? upload(await documentFor(kind, Number(answer))) : { value: answer };
      await call('PUT', `/client/request/${id}/corrections/${correction}`, token, body);
    }
  }

  return { submit, pay, notify, answerCorrections, say, register, follow, signIn, begin, choosePassword };
}

function upload({ name, bytes }: { name: string; bytes: Buffer }): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}
