import { expect, test } from 'vitest';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { buildTestServer } from '../../test/buildTestServer.ts';

test('tells anybody whose portal it is and which law governs it, the state in the reader’s language', async () => {
  const settings = {
    ORGANIZATION_NAME: 'Red de Iglesias',
    CONTACT_EMAIL: 'oficina@example.org',
    GOVERNING_STATE: 'NC',
  };
  const portal = await buildTestServer(settings);
  const told = { organization: 'Red de Iglesias', contactEmail: 'oficina@example.org', termsVersion: TERMS_VERSION };
  const ask = async (language: string) =>
    (await portal.anonymous.get('/api/auth/legal', { 'accept-language': language })).data;
  expect(await ask('en')).toEqual({ ...told, governingState: 'North Carolina' });
  expect(await ask('es')).toEqual({ ...told, governingState: 'Carolina del Norte' });
  await portal.close();
});
