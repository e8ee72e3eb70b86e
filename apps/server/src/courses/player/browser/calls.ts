/** The client calls of courses, with the leader's session: kept until the tab is closed. */

const KEY = 'leader-session';

interface Session {
  access_token: string;
  refresh_token: string;
}

interface Answer extends Partial<Session> {
  status: boolean;
  error: string[];
  data: unknown;
}

/** An answer that is a refusal, by its codes. */
export class Refused extends Error {
  readonly codes: readonly string[];
  constructor(codes: readonly string[]) {
    super(codes.join(', '));
    this.name = 'Refused';
    this.codes = codes;
  }
}

let session = kept();

export const isSignedIn = (): boolean => session !== null;

export async function signIn(username: string, password: string): Promise<void> {
  const answer = await send('POST', '/client/token', { grant_type: 'password', username, password });
  if (!answer.status) throw new Refused(answer.error);
  keep(answer);
}

export const signOut = (): void => keep({});

/** Asks the server; a session that has run out is renewed once, one that has ended leads to signing in. */
export async function call<Data>(method: 'GET' | 'POST', path: string, body?: object): Promise<Data> {
  let answer = await send(method, path, body);
  if (answer.code === 401 && session) {
    const { refresh_token } = session;
    const renewed = await send('POST', '/client/token', { grant_type: 'refresh_token', refresh_token });
    keep(renewed);
    answer = await send(method, path, body);
  }
  if (!answer.status) throw new Refused(answer.error);
  return answer.data as Data;
}

/** Says something while the page is left: nobody waits for the answer. */
export const sayLeaving = (path: string, body: object): void => void request('POST', path, body, true).catch(() => {});

async function send(method: string, path: string, body?: object): Promise<Answer & { code: number }> {
  const response = await request(method, path, body);
  return { ...((await response.json()) as Answer), code: response.status };
}

const request = (method: string, path: string, body?: object, keepalive = false): Promise<Response> =>
  fetch(`/api${path}`, {
    method,
    keepalive,
    headers: {
      'accept-language': document.documentElement.lang,
      ...(session && path !== '/client/token' && { authorization: `Bearer ${session.access_token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

function kept(): Session | null {
  const text = sessionStorage.getItem(KEY);
  return text === null ? null : (JSON.parse(text) as Session);
}

/** Keeps the tokens of an answer; one without any ends the session. */
function keep({ access_token, refresh_token }: Partial<Session>): void {
  session = access_token && refresh_token ? { access_token, refresh_token } : null;
  if (session) sessionStorage.setItem(KEY, JSON.stringify(session));
  else sessionStorage.removeItem(KEY);
}
