/** Bodies that are wrong as a whole, and good ones with more in them than asked for. */
import { BODIES, MORE_KEYS } from './sent/bodies.ts';
import { earns } from './doorAttacks.ts';
import type { Siege } from './siege.ts';
import { inTurn } from './turns.ts';

export async function attackBodies(siege: Siege): Promise<void> {
  const { endpoint } = siege;
  const { body } = await siege.made();
  // An endpoint that takes none, or may take none, need not look at what is missing.
  const strict = endpoint.body !== undefined && !endpoint.file;
  for (const { name, payload, type, earns: code } of BODIES) {
    const unread = code === 'http.tooLarge' || code === 'http.mediaType';
    await siege.attempt({
      what: name,
      changes: { payload, ...(type && { headers: { 'content-type': type } }) },
      ...((strict || (unread && !endpoint.file)) && { judge: earns(code) }),
    });
  }
  for (const more of body ? inTurn(MORE_KEYS, siege.tally.nextTurn()) : []) {
    await siege.attempt({
      what: `more keys: ${more.slice(0, 40)}`,
      // In front, since of two values of one key the last counts: what the sample says must stand.
      changes: (made) => ({ payload: `{${more},${JSON.stringify(made.body).slice(1)}` }),
      judge: ({ status }) => (status < 300 ? [] : ['is refused for what nobody asked for']),
    });
  }
}
