/** Who may call an endpoint, and which addresses and headers it takes. */
import { LONGEST_PARAM } from '../../src/platform/http/buildHttp.ts';
import { BROKEN_PATHS, PATH_ATTACKS } from './sent/attacks.ts';
import { callsBeyondReach } from './beyondReach.ts';
import { BODY_TYPES, HEADERS } from './sent/headers.ts';
import { codesOf } from './judge.ts';
import { outlineOf, pathsOf, type Json } from './shapesOf.ts';
import type { Siege } from './siege.ts';
import { faultsOfStranger } from './strangers.ts';
import { brokenTokens, MALFORMED_TOKENS } from './sent/tokens.ts';
import { hasItsTurn } from '../turnOfRun.ts';
import { inTurn } from './turns.ts';
import { CALLERS, type Reply } from './world.ts';

export const earns =
  (...codes: readonly string[]) =>
  ({ body }: Reply): string[] =>
    codes.includes(codesOf(body).join()) ? [] : [`is not refused as ${codes.join(' or ')}`];

/** Nobody, the other realm, roles without the permission, broken tokens, and rows beyond one's reach. */
export async function attackAsOthers(siege: Siege): Promise<void> {
  const { endpoint, world } = siege;
  const isPublic = endpoint.permission === 'public';
  const usual = isPublic ? outlineOfReply(await siege.attempt({ what: 'nothing strange' })) : '';
  const alike = (reply: Reply) => (outlineOfReply(reply) === usual ? [] : ['answers otherwise to some than to others']);
  const turn = siege.tally.nextTurn();
  // Refused callers use nothing up, so all of them call; of a public endpoint, where each may succeed, they take turns.
  const some = <T>(list: readonly T[]) => (isPublic ? inTurn(list, turn) : list);
  for (const caller of some(CALLERS)) {
    const judge = (reply: Reply) => (isPublic ? alike(reply) : faultsOfStranger(endpoint, caller, reply));
    if (caller !== siege.rightful) await siege.attempt({ what: 'another caller', caller, judge });
  }
  const { token } = await siege.made();
  const malformed = inTurn(MALFORMED_TOKENS, turn);
  for (const broken of [...malformed, ...some(await brokenTokens(world, endpoint, token))]) {
    const changes = { headers: { authorization: broken.authorization } };
    await siege.attempt({ what: broken.name, changes, judge: isPublic ? alike : earns(broken.earns) });
  }
  for (const { what, caller, token: other, params, as = 'http.notFound' } of await callsBeyondReach(siege)) {
    const judge = (reply: Reply) =>
      codesOf(reply.body).join() === 'GE004' && caller
        ? faultsOfStranger(endpoint, caller, reply)
        : earns('http.notFound', as)(reply);
    await siege.attempt({
      what,
      ...(caller && { caller }),
      changes: { ...(other && { token: other }), params },
      judge,
    });
  }
}

const outlineOfReply = ({ status, contentType, body }: Reply): string =>
  `${status} ${contentType} ${outlineOf((body ?? null) as Json)}`;

/** In the place of every number in the quick run too: none, no number, none that a database takes. */
const ALWAYS: readonly string[] = ['0', 'abc', '%00', '9999999999999999'];

/** Addresses that name nothing. */
export async function attackAddresses(siege: Siege): Promise<void> {
  const { endpoint } = siege;
  const { params = {} } = await siege.made();
  for (const name of endpoint.params ? pathsOf(endpoint.params, params) : []) {
    const attempt = (value: string, judge: (reply: Reply) => string[]) =>
      siege.attempt({
        what: `the path ${value.slice(0, 30)} as ${name}`,
        changes: { params: { [name]: value } },
        judge,
      });
    for (const value of inTurn(PATH_ATTACKS, siege.tally.nextTurn(), (each) => ALWAYS.includes(each))) {
      const text = decodeURIComponent(value);
      // A word may be a good name of something, where names are free.
      const parsed = endpoint.params?.safeParse({ ...textsOf(params), [name]: text });
      const isName = !/^\d+$/.test(text) && parsed?.success;
      // The contract may have a code of its own for what is no id; too long a text is refused before it.
      const said = text.length > LONGEST_PARAM ? undefined : parsed?.error?.issues[0]?.message;
      const own = endpoint.errors?.find((code) => code === said);
      await attempt(value, isName ? () => [] : earns(own ?? 'http.notFound'));
    }
    for (const value of inTurn(BROKEN_PATHS, siege.tally.nextTurn())) await attempt(value, earns('http.malformed'));
  }
}

const textsOf = (params: Readonly<Record<string, number | string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

/**
 * Headers that are wrong, or lie. All endpoints look at them in one place: what an act does in spite of them, which spends what the scene
 * made for it, is tried at those whose turn it is.
 */
export async function attackHeaders(siege: Siege): Promise<void> {
  const { endpoint } = siege;
  const ofStaff = endpoint.permission !== 'public' && endpoint.permission !== 'client';
  const turn = siege.tally.nextTurn();
  const triesAll = endpoint.method === 'GET' || hasItsTurn(turn);
  for (const attack of inTurn(HEADERS, turn).filter(({ earns: refusal }) => triesAll || refusal)) {
    const refused = attack.earns && (ofStaff || !attack.ofStaff) ? { judge: earns(attack.earns) } : {};
    const [[name, value] = ['', '']] = Object.entries(attack.headers);
    await siege.attempt({ what: `${name}: ${value.slice(0, 40)}`, changes: { headers: attack.headers }, ...refused });
  }
  const { body } = await siege.made();
  for (const type of body ? inTurn(BODY_TYPES, siege.tally.nextTurn()) : []) {
    await siege.attempt({ what: `the type ${type}`, changes: { headers: { 'content-type': type } } });
  }
}
