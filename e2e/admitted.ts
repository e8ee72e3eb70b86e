import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions } from '@playwright/test';
import type { Tokens } from '@portal/contract/sessions.ts';
import { REMEMBER_DAYS } from '@portal/domain/sessions.ts';
import { splitToken } from '../apps/web/src/platform/session/tokenParts.ts';

type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What a browser keeps of a session after signing in through the form, without the form: tested where it belongs. */
export async function admitted(origin: string, username: string, password: string): Promise<Kept> {
  const response = await fetch(`${origin}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', username, password }),
  });
  if (!response.ok) throw new Error(`${username} could not sign in: ${await response.text()}`);
  const tokens = (await response.json()) as Tokens;
  const access = splitToken(tokens.access_token, randomUUID());
  const refresh = splitToken(tokens.refresh_token, randomUUID());
  const session = {
    id: randomUUID(),
    remember: false,
    access: access.rest,
    refresh: refresh.rest,
    renewal: randomUUID(),
  };
  const cookie = (name: string, value: string) => ({
    name,
    value: encodeURIComponent(value),
    domain: new URL(origin).hostname,
    path: '/B_Portal',
    expires: Math.floor(Date.now() / 1000) + REMEMBER_DAYS * 86_400,
    httpOnly: false,
    secure: false,
    sameSite: 'Strict' as const,
  });
  const kept = { 'portal.session': JSON.stringify(session), 'portal.activity': String(Date.now()) };
  return {
    cookies: [cookie('portal_access', access.first), cookie('portal_refresh', refresh.first)],
    origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
  };
}
