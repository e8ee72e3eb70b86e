import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { TAKEN_OVER } from './takenOver.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');

/**
 * The product as `npm start` starts it, once it has printed such a line; killed at the end of the test if it still runs. A test
 * may ask it as often as it likes.
 */
export async function startPortal(
  environment: Record<string, string>,
  until: RegExp,
  cleanUps: (() => Promise<unknown>)[],
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...TAKEN_OVER,
      NODE_ENV: 'development',
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUps.push(async () => child.exitCode === null && child.signalCode === null && stop(child, 'SIGKILL'));
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    if (until.test(line)) return child;
  }
  throw new Error('The portal stopped before it was ready.');
}

export async function stop(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** A demonstration user's calls, over the network. Who is asked for longer than a session lasts signs in anew. */
export async function signIn(
  base: string,
  name = 'manager',
): Promise<(path: string, body?: object, method?: string) => Promise<any>> {
  const send = (path: string, body?: object, method?: string, token?: string): Promise<Response> =>
    fetch(`${base}${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const enter = async (): Promise<string> => {
    const credentials = { grant_type: 'password', username: `${name}@portal.test`, password: 'Portal2026!' };
    const { access_token: token, error }: any = await (await send('/api/auth/token', credentials)).json();
    if (!token) throw new Error(`${name} could not sign in: ${String(error)}`);
    return token;
  };
  let token = await enter();
  return async (path, body, method) => {
    const answer = await send(path, body, method, token);
    if (answer.status !== 401) return answer.json();
    token = await enter();
    return (await send(path, body, method, token)).json();
  };
}
