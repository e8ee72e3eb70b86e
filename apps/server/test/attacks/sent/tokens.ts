/** What may stand in `Authorization` instead of a good token of the right realm. */
import type { Endpoint } from '@portal/contract/endpoints.ts';
import { signAccessToken } from '../../../src/sessions/tokens.ts';
import type { World } from '../world.ts';

interface BrokenToken {
  name: string;
  authorization: string;
  earns: 'GE002' | 'GE003';
}

/** What has not even the form of a token. */
export const MALFORMED_TOKENS: readonly BrokenToken[] = [
  '',
  'Bearer',
  'Bearer ',
  'Basic YTpi',
  'Bearer a b',
  'Bearer nonsense',
  `Bearer ${'x'.repeat(5000)}`,
].map((authorization) => ({ name: `the token ${authorization.slice(0, 20)}`, authorization, earns: 'GE002' }));

/** What looks like a token and is not good. */
export async function brokenTokens(world: World, { permission }: Endpoint, good = 'a.b.c'): Promise<BrokenToken[]> {
  const { services, portal } = world;
  const realm = permission === 'client' ? 'client' : 'staff';
  const now = portal.clock.now();
  const [, claims = '', signature = ''] = good.split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  const turned = [...signature].toReversed().join('');
  const earlier = await signAccessToken(services, realm, 1, new Date(now.getTime() - 3_600_000));
  const ofNone = await signAccessToken(services, realm, 2 ** 63, now);
  const ofNobody = await signAccessToken(services, realm, 999_999_999, now);
  return [
    { name: 'an unsigned token', authorization: `Bearer ${unsigned}`, earns: 'GE002' },
    { name: 'another signature', authorization: `Bearer ${good.replace(signature, turned)}`, earns: 'GE002' },
    {
      name: 'a token of the other realm',
      authorization: `Bearer ${world.token(realm === 'client' ? 'supervisor' : 'client')}`,
      earns: 'GE002',
    },
    { name: 'a token whose session has no number', authorization: `Bearer ${ofNone}`, earns: 'GE002' },
    { name: 'an expired token', authorization: `Bearer ${earlier}`, earns: 'GE003' },
    { name: 'the token of no session', authorization: `Bearer ${ofNobody}`, earns: 'GE003' },
  ];
}
