import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTo, newApplicant, PASSWORD, registration } from '../../../test/people/applicants.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { askClientEmail } from '../clientEmail.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const post = (path: string, body: unknown) => portal.anonymous.send('POST', `/api/client/${path}`, body);
const signIn = (username: string, password: string) => post('token', { grant_type: 'password', username, password });
const pathIn = ({ links }: { links: readonly string[] }) => new URL(links[0] ?? '').pathname;
const open = (path: string, language = 'en') =>
  portal.server.inject({ url: path, headers: { 'accept-language': language } });
const press = (path: string, form: Record<string, string> = {}) =>
  portal.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

test('a link confirms the account by its button alone, in the language of the mail, and once', async () => {
  await post('account', registration('ana@example.org', 'es'));
  const path = pathIn(await mailTo(portal, 'ana@example.org'));
  const page = await open(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<html lang="es">');
  expect(page.body).toContain('<h1>Confirme su cuenta</h1>');
  // Programs that read mails follow links too.
  expect((await signIn('ana@example.org', PASSWORD)).codes).toEqual(['login.inactive']);

  const pressed = await press(path);
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/client/confirm/done?lang=es']);
  expect((await open(String(pressed.headers.location))).body).toContain('<h1>Su cuenta está confirmada</h1>');
  expect((await signIn('ana@example.org', PASSWORD)).status).toBe(200);
  for (const again of [await open(path), await press(path)]) {
    expect(again.body).toContain('<h1>Este enlace ya no sirve</h1>');
  }
  expect((await open(`${path}?lang=en`)).body).toContain('This link no longer works');
});

test('a link sets a password that is entered twice alike and fulfils the rule', async () => {
  await newApplicant(portal, 'beto@example.org');
  await post('account/reset', { email: 'beto@example.org' });
  const path = pathIn(await mailTo(portal, 'beto@example.org'));
  const unlike = await press(path, { password: 'Different2#', repeat: 'Different3#' });
  expect(unlike.body).toMatch(/id="repeat"[^>]*aria-invalid="true"/);
  const weak = await press(`${path}?lang=en`, { password: 'short', repeat: 'short' });
  expect(weak.body).toMatch(/id="password"[^>]*aria-invalid="true"/);
  expect(weak.body).toContain('8–20 characters with letter, number, special character');
  expect((await signIn('beto@example.org', PASSWORD)).status).toBe(200);

  expect((await press(path, { password: 'Different2#', repeat: 'Different2#' })).statusCode).toBe(303);
  expect((await signIn('beto@example.org', 'Different2#')).status).toBe(200);
});

test('a link confirms a changed address, unless another account has got it meanwhile', async () => {
  await newApplicant(portal, 'carla@example.org');
  const ask = async (email: string) => {
    await portal.database.transaction(async (db) => {
      const account = await db
        .selectFrom('client_account')
        .select(['id', 'email', 'language'])
        .where('email', '=', 'carla@example.org')
        .executeTakeFirstOrThrow();
      await askClientEmail({ db, now: portal.clock.now(), services: portal.services }, account, email);
    });
    return pathIn(await mailTo(portal, email));
  };
  const taken = await ask('dora@example.org');
  await newApplicant(portal, 'dora@example.org');
  const refused = await press(`${taken}?lang=en`);
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('This email is in use')]);

  const path = await ask('carla.new@example.org');
  expect((await press(path)).headers.location).toContain('/client/email/done');
  expect((await signIn('carla.new@example.org', PASSWORD)).status).toBe(200);
});

test('every other link says in the browser’s language that the leaders’ portal lies elsewhere', async () => {
  for (const path of ['/client', '/client/request/7', '/client/request/7/corrections', '/client/sample']) {
    const page = await open(path, 'es-MX,es;q=0.9');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('no está configurado aquí')]);
  }
});

test('the pages keep the policy of all pages, run nothing and take no words as tags', async () => {
  const page = await open(`/client/confirm/${encodeURIComponent('"><script>alert(1)</script>')}`);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
  const [, nonce] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
  expect(page.body).toContain(`<style nonce="${nonce}">`);
  expect(page.body).not.toMatch(/<script|<link|<img|\sstyle=|\son\w+=|https?:\/\//);
});

test('where CLIENT_URL names a leaders’ portal, none of them is served', async () => {
  const other = await buildTestServer({ CLIENT_URL: 'https://leaders.example.org' });
  expect((await other.server.inject('/client')).statusCode).toBe(404);
  await other.close();
});
