/** A token in two parts, of which neither is of use alone (product/sessions.md#split). */
import { TOKEN_SPLIT } from '@portal/domain/sessions.ts';
import { digestOf } from '../browser/digest.ts';

export interface TokenParts {
  /** For the cookie: the first 150 characters. */
  first: string;
  /** For local storage. */
  rest: string;
}

const MARK = '~';

/**
 * `writing` is an id of its own for each time a token is stored. Each part carries it and a digest, so that parts that
 * were not stored together never fit together.
 */
export function splitToken(token: string, writing: string): TokenParts {
  const sealed = (name: keyof TokenParts, part: string) => [part, writing, seal(name, part, writing)].join(MARK);
  return { first: sealed('first', token.slice(0, TOKEN_SPLIT)), rest: sealed('rest', token.slice(TOKEN_SPLIT)) };
}

/** The token, or nothing where a part is missing or changed, or where both were not stored together. */
export function joinToken(parts: { [Name in keyof TokenParts]: string | null | undefined }): string | undefined {
  const first = opened('first', parts.first);
  const rest = opened('rest', parts.rest);
  return first && rest && first.writing === rest.writing ? first.part + rest.part : undefined;
}

const seal = (name: keyof TokenParts, part: string, writing: string) => digestOf(`${name} ${writing} ${part}`);

function opened(name: keyof TokenParts, sealed: string | null | undefined) {
  const [part, writing, digest, ...more] = (sealed ?? '').split(MARK);
  if (part === undefined || writing === undefined || more.length > 0) return undefined;
  return seal(name, part, writing) === digest ? { part, writing } : undefined;
}
