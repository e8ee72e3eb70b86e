import { expect, test } from 'vitest';
import { newKey, seal, sessionKey, unseal } from './sealing.ts';

const people = [{ name: 'Ana Mora', code: 'K7M2P9XQ4T' }];
const salt = new Uint8Array(16);

test('what is sealed is read by its key alone, and tells nothing without it', async () => {
  const key = await newKey();
  const sealed = await seal(key, people);
  expect(await unseal(key, sealed)).toEqual(people);
  expect(new TextDecoder().decode(sealed.data)).not.toMatch(/Ana|K7M2/);
  await expect(unseal(await newKey(), sealed)).rejects.toThrow();
});

test('a list is opened by the session that took it along, and by no other', async () => {
  const sealed = await seal(await sessionKey('one', salt), people);
  expect(await unseal(await sessionKey('one', salt), sealed)).toEqual(people);
  await expect(unseal(await sessionKey('other', salt), sealed)).rejects.toThrow();
  await expect(unseal(await sessionKey('one', new Uint8Array(16).fill(1)), sealed)).rejects.toThrow();
});

test('no script reads a key out', async () => {
  await expect(crypto.subtle.exportKey('raw', await newKey())).rejects.toThrow();
});
