import { expect } from './quickExpect.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { PASSWORD } from './story.ts';

interface Answer {
  status: boolean;
  data: any;
  access_token?: string;
}

export interface Invited {
  email: string;
  /** The address in the mail. */
  link: string;
}

/** What an administrator does beside the browser: inviting users, and reading the outbox on a machine without mail. */
export async function administrator(origin: string) {
  const call = async (method: string, path: string, body?: object, token?: string): Promise<Answer> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    if (!answer.status && !answer.access_token) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const { access_token: token } = await call('POST', '/auth/token', {
    grant_type: 'password',
    username: 'admin@portal.test',
    password: PASSWORD,
  });

  /** The links mailed to an address, the newest first. */
  async function linksTo(email: string): Promise<string[]> {
    const { data } = await call('GET', `/business/outbox?search=${encodeURIComponent(email)}`, undefined, token);
    return (data.data as { to: string; links: string[] }[])
      .filter(({ to }) => to === email)
      .flatMap((mail) => mail.links);
  }

  /** The newest link of a kind; a job writes some mails, so it is waited for. */
  async function linkTo(email: string, kind: 'welcome' | 'password' | 'confirmEmail'): Promise<string> {
    const find = async () => (await linksTo(email)).find((link) => link.includes(`/login/${kind}`));
    await expect.poll(find, { timeout: 20_000 }).toBeDefined();
    // Its path: the story may have come by another name of the same machine.
    const { pathname, search } = new URL((await find()) ?? '');
    return pathname + search;
  }

  /** An analyst, or somebody in a role of that name. */
  async function invite(language: 'en' | 'es' = 'en', named?: string): Promise<Invited> {
    const roles = (await call('GET', '/business/role/options', undefined, token)).data as {
      id: number;
      kind: string;
      name: string;
    }[];
    const role = roles.find(({ kind, name }) => (named === undefined ? kind === 'analyst' : name === named));
    const email = `story.${crypto.randomUUID().slice(0, 8)}@church.org`;
    const user = { name: 'Marta', lastName: 'Quiroga', email, confirmEmail: email, country: 'MX', language };
    await call('POST', '/business/user', { ...user, phoneCode: null, mobile: null, roles: [role?.id] }, token);
    return { email, link: await linkTo(email, 'welcome') };
  }

  /** A user who has followed the invitation already. */
  async function activeUser(role?: string): Promise<{ email: string; password: string }> {
    const { email, link } = await invite('en', role);
    const chosen = { password: PASSWORD, confirmPassword: PASSWORD, termsVersion: TERMS_VERSION };
    await call('POST', '/auth/welcome', { token: link.split('/').pop() ?? '', ...chosen });
    return { email, password: PASSWORD };
  }

  /** Reports of a problem that lie open. */
  async function report(words: string, times: number): Promise<void> {
    for (let each = 1; each <= times; each++) {
      const body = { codes: ['GE005'], screen: '/requests/dashboard', words: `${words}, ${each}` };
      await call('POST', '/business/problem', body, token);
    }
  }

  return { invite, activeUser, linkTo, report };
}
