import { expect, test } from 'vitest';
import { mailServerOf, senderOf } from './mailServer.ts';

test('an address of a mail server says host, port, account and TLS', () => {
  expect(mailServerOf('smtp://mail.example.org')).toEqual({
    host: 'mail.example.org',
    port: 587,
    user: undefined,
    password: undefined,
    secure: false,
    tls: 'offered',
  });
  expect(mailServerOf('smtps://ana%40example.org:a%2Fb%3A%40@mail.example.org/?tls=unverified')).toMatchObject({
    port: 465,
    user: 'ana@example.org',
    password: 'a/b:@',
    secure: true,
    tls: 'unverified',
  });
  expect(mailServerOf('smtp://[::1]:2525?tls=required')).toMatchObject({ host: '::1', port: 2525, tls: 'required' });
});

test.each([
  'smtp://',
  'smtp://user@mail.example.org',
  'smtp://:password@mail.example.org',
  'smtp://a:%ZZ@mail.example.org',
  'smtp://mail.example.org/path',
  'smtp://mail.example.org?tls=no',
  'smtp://mail.example.org?logger=true',
])('%s is none', (address) => expect(mailServerOf(address)).toBeUndefined());

test('a sender is a name and an address', () => {
  const portal = { name: 'Portal de líderes', address: 'portal@example.org' };
  expect(senderOf('Portal de líderes <portal@example.org>')).toEqual(portal);
  expect(senderOf('"Portal de líderes" <portal@example.org>')).toEqual(portal);
  for (const text of ['portal@example.org', '<portal@example.org>', 'Portal', 'Portal <portal>', 'A\nB <a@b>']) {
    expect(senderOf(text)).toBeUndefined();
  }
});
