/** Bodies with one value exchanged, byte for byte. */
import type { Attack } from './attacks.ts';
import type { Fields, Json } from '../shapesOf.ts';

const MARK = 'HERE STANDS THE ATTACK';

/** The JSON of a body in which an attack stands in place of the value at a path. */
export function attacked(body: Fields, path: string, { json }: Pick<Attack, 'json'>): Buffer {
  const changed = structuredClone(body);
  exchange(changed, path.split('.'), json === undefined ? undefined : MARK);
  const text = JSON.stringify(changed);
  if (json === undefined) return Buffer.from(text);
  const [before = '', after = ''] = text.split(JSON.stringify(MARK));
  return Buffer.concat([Buffer.from(before), Buffer.from(json), Buffer.from(after)]);
}

function exchange(value: Json, [name = '', ...rest]: string[], by: Json | undefined): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Fields;
  if (rest.length > 0) exchange(fields[name] ?? null, rest, by);
  else if (by !== undefined) fields[name] = by;
  else if (Array.isArray(value)) value.splice(Number(name), 1);
  else delete fields[name];
}

/** The value at a path: `deactivation.reason`. */
export const valueAt = (value: any, path: string): any => path.split('.').reduce((inner, name) => inner?.[name], value);

/** What an attack says, read as the server reads it; nothing where it is none or cannot be read. */
export function meaning({ json, earns }: Attack): Json | undefined {
  return json === undefined || earns ? undefined : (JSON.parse(String(json)) as Json);
}
