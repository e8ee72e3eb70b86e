/** Every field of an endpoint against the list of attacks, by whoever may call it and by turns by everybody else. */
import { attacked, meaning, valueAt } from './sent/attacked.ts';
import { ATTACKS, QUERY_ATTACKS, type Attack } from './sent/attacks.ts';
import type { Changes } from './sent/call.ts';
import { codesOf, fieldsOf } from './judge.ts';
import { isNotReadBack } from './notReadBack.ts';
import { READ_BACK } from './readBack.ts';
import { stored } from './stored.ts';
import type { Made } from './scenes/scene.ts';
import { pathsOf, type Json } from './shapesOf.ts';
import type { Siege } from './siege.ts';
import { faultsOfStranger } from './strangers.ts';
import { mayStandElsewhere } from './toldElsewhere.ts';
import { inTurn } from './turns.ts';
import { CALLERS, type Reply } from './world.ts';

/** Sent to every field in the quick run too, where the others take turns: a single field may lack the check for one. */
const ALWAYS: readonly string[] = [
  'NUL',
  '200 kB',
  'letters to compose',
  'three of four bytes',
  'null',
  'an object',
  'an empty object',
  'the number 2147483648',
];

/** Attacks the fields of the body and of the query, one at a time. */
export async function attackFields(siege: Siege, only?: readonly string[]): Promise<void> {
  const { endpoint } = siege;
  const { body } = await siege.made();
  const paths = endpoint.body && body ? pathsOf(endpoint.body, body) : [];
  for (const path of paths.filter((each) => !only || only.includes(each))) {
    await attackField(siege, path, ATTACKS, (attack) => (made) => ({
      payload: attacked(made.body ?? {}, path, attack),
    }));
  }
  for (const path of endpoint.query ? pathsOf(endpoint.query, {}) : []) {
    await attackField(siege, path, QUERY_ATTACKS, (attack) => () => ({ query: { [path]: attack.encoded } }));
  }
}

/** The attacks whose turn it is, by whoever has the right; and one by each of the others whose turn it is: at the door all call. */
async function attackField<A extends Attack>(
  siege: Siege,
  path: string,
  attacks: readonly A[],
  change: (attack: A) => (made: Made) => Changes,
): Promise<void> {
  const turn = siege.tally.nextTurn();
  const attempt = (attack: A, rest: Pick<Parameters<Siege['attempt']>[0], 'caller' | 'judge'>) =>
    siege.attempt({ what: `${path}: ${attack.name}`, changes: change(attack), ...rest });

  for (const attack of inTurn(attacks, turn, ({ name }) => ALWAYS.includes(name))) {
    await attempt(attack, { judge: (reply, made) => faultsOfAnswer(siege, path, attack, reply, made) });
  }
  const others = CALLERS.filter((caller) => caller !== siege.rightful);
  for (const caller of inTurn(others, turn)) {
    const attack = attacks[(turn * others.length + others.indexOf(caller)) % attacks.length];
    if (attack)
      await attempt(attack, {
        caller,
        judge: (reply) => faultsOfStranger(siege.endpoint, caller, reply, attack.earns),
      });
  }
}

/** Stored exactly, or refused at the field. */
async function faultsOfAnswer(siege: Siege, path: string, attack: Attack, reply: Reply, made: Made): Promise<string[]> {
  if (reply.status < 300) return faultsOfStoring(siege, path, attack, made);
  const codes = codesOf(reply.body);
  if (attack.earns) return codes.join() === attack.earns ? [] : [`is not refused as ${attack.earns}`];
  const named = Object.keys(fieldsOf(reply.body)).some(
    (field) => field === path || field.startsWith(`${path}.`) || path === `${field}.0`,
  );
  return named || mayStandElsewhere(siege.name, path, codes) ? [] : ['is not told at the field'];
}

async function faultsOfStoring(siege: Siege, path: string, attack: Attack, made: Made): Promise<string[]> {
  if (attack.earns) return [`is not refused as ${attack.earns}`];
  if (attack.neverTaken) return ['is taken'];
  const value = meaning(attack);
  return value === undefined ? [] : faultsOfReading(siege, path, value, made);
}

/** Whether the good values of the sample are read back as they were sent. */
export const faultsOfSample =
  (siege: Siege) =>
  async (reply: Reply, made: Made): Promise<string[]> => {
    if (reply.status >= 300) return [];
    const faults: string[] = [];
    const { body: schema } = siege.endpoint;
    for (const path of schema && made.body ? pathsOf(schema, made.body) : []) {
      const value = valueAt(made.body ?? {}, path);
      if (value !== undefined && typeof value !== 'object')
        faults.push(...(await faultsOfReading(siege, path, value, made)));
    }
    return faults;
  };

async function faultsOfReading(
  { world, tally, name, endpoint }: Siege,
  path: string,
  value: Json,
  made: Made,
): Promise<string[]> {
  // A question stores nothing.
  if (endpoint.method === 'GET') return [];
  tally.take(`${name} ${path}`);
  if (isNotReadBack(name, path)) return [];
  const reader = READ_BACK[name];
  if (!reader) return [`${path} is taken and read back nowhere: test/attacks/readBack.ts tells where it is shown`];
  const back = (await reader(world, made, path, value)) ?? null;
  tally.compare(name);
  return JSON.stringify(back) === JSON.stringify(stored(value)) ? [] : [`${path} is stored as ${JSON.stringify(back)}`];
}
