import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '@portal/contract/allEndpoints.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication } from '../../../test/factories.ts';
import { DEMO_PASSWORD } from '../../demo/loadDemoPeople.ts';
import { buildServer } from '../../server.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('sends strict security headers with every answer', async () => {
  for (const url of ['/api/business/user/me', '/healthz', '/nowhere']) {
    const { headers } = await portal.server.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('says that it lives, and that it can reach its database', async () => {
  expect((await portal.server.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await portal.server.inject('/readyz')).json()).toEqual({ status: 'ok' });
});

test('logs what happened without saying about whom', async () => {
  const lines: string[] = [];
  const services = { ...portal.services, settings: { ...portal.services.settings, logLevel: 'info' } };
  const server = await buildServer(services, { logStream: { write: (line: string) => void lines.push(line) } });
  server.get('/fails', () =>
    portal.database.transaction((db) =>
      sql`insert into staff_user (name, last_name, email) values ('Julia', 'x', 'analyst@portal.test')`.execute(db),
    ),
  );
  server.get('/fails/too', () => portal.database.read((db) => sql`select 'grace@example.org'::date`.execute(db)));
  const id = await insertApplication(portal, { status: 'PAID', name: 'Penelope' });
  const manager = await portal.staff('manager');
  const signIn = { grant_type: 'password', username: 'analyst@portal.test', password: DEMO_PASSWORD };
  await server.inject({ method: 'POST', url: '/api/auth/token', payload: signIn, headers: { cookie: 'lang=es' } });
  await server.inject({
    url: `/api/business/request/${id}?secret=q`,
    headers: { authorization: `Bearer ${manager.token}` },
  });
  expect((await server.inject('/fails')).json().error).toEqual(['GE005']);
  expect((await server.inject('/fails/too')).json().error).toEqual(['GE005']);
  await server.close();

  const log = lines.join('');
  expect(log).toContain('"route":"/api/business/request/:id"');
  expect(log).toContain('"status":500');
  expect(log).toContain('23505');
  for (const personal of [
    'portal.test',
    'example.org',
    DEMO_PASSWORD,
    manager.token,
    'Penelope',
    `request/${id}`,
    'secret',
    '127.0.0.1',
    'lang=es',
  ]) {
    expect(log).not.toContain(personal);
  }
});

test('describes every endpoint in OpenAPI 3.1, each with its security and its path’s parameters', async () => {
  const document = (await portal.server.inject('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.entries<Record<string, any>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(allEndpoints).toSorted());
  for (const { path, operationId, security, parameters, responses, requestBody, method } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = parameters.filter((parameter: { in: string }) => parameter.in === 'path');
    expect(inPath.map(({ name }: { name: string }) => name).toSorted(), operationId).toEqual(named.toSorted());
    for (const one of security)
      expect(document.components.securitySchemes, operationId).toHaveProperty(Object.keys(one)[0] ?? '');
    const { permission } = allEndpoints[operationId as keyof typeof allEndpoints];
    expect(security, operationId).toHaveLength(permission === 'public' ? 0 : 1);
    expect(responses[200], operationId).toBeDefined();
    for (const response of Object.values<any>(responses)) expect(response.description, operationId).toBeTruthy();
    if (requestBody)
      expect([method, Object.keys(requestBody.content)[0]], operationId).toEqual([
        expect.not.stringMatching('get'),
        expect.stringContaining('/'),
      ]);
  }
});
