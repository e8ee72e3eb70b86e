/** Calls of the contract's endpoints by name, typed by its tables. */
import type { allEndpoints, EndpointName } from '@portal/contract/allEndpoints.ts';
import type { BodyInput, PresentOf, QueryInput, ReplyOf } from '@portal/contract/endpoints.ts';
import type { Envelope } from '@portal/contract/envelope.ts';
import { knownEndpoint, lateEndpoint } from './endpointOf.ts';
import { pathWith, type PathValues, type QueryValues } from './paths.ts';
import { ApiRefusal, ConnectionFailure } from './refusals.ts';
import { randomId } from '../browser/randomId.ts';
import { send } from './send.ts';

type Table = typeof allEndpoints;
type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type ParamsPart<E> = E extends { path: infer Path }
  ? [NamesIn<Path>] extends [never]
    ? unknown
    : { params: Record<NamesIn<Path>, string | number> }
  : never;
type BodyPart<E> = E extends { file: string }
  ? { file: File }
  : E extends { body: unknown }
    ? { body: BodyInput<E> }
    : unknown;

type QueryPart<E> = E extends { query: unknown }
  ? { query?: { [Key in keyof QueryInput<E>]?: string | number | undefined } }
  : unknown;

/**
 * Endpoint by endpoint, and a part that one lacks is not said to be absent: a union of all would be told apart and multiplied
 * by its parts, more than the compiler takes.
 */
type OptionsByName = {
  [Name in EndpointName]: ParamsPart<Table[Name]> &
    BodyPart<Table[Name]> &
    QueryPart<Table[Name]> & {
      signal?: AbortSignal | undefined;
      /** A `randomId` that outlives the call, where the act may be repeated after a lost answer. */
      idempotencyKey?: string;
    };
};
export type CallOptions<Name extends EndpointName> = OptionsByName[Name];

/** What an endpoint answers. */
export type Reply<Name extends EndpointName> = ReplyOf<Table[Name]>;

/** The endpoints that change a record with a version. */
export type NameWithPresent = { [N in EndpointName]: Table[N] extends { present: unknown } ? N : never }[EndpointName];
export type Present<Name extends NameWithPresent> = PresentOf<Table[Name]>;

/** The record as it is now, where the endpoint refused because somebody had changed it first. */
export const presentOf = <Name extends NameWithPresent>(_endpoint: Name, error: unknown): Present<Name> | undefined =>
  error instanceof ApiRefusal ? (error.present as Present<Name> | undefined) : undefined;

interface AnyOptions {
  params?: PathValues;
  query?: QueryValues;
  body?: unknown;
  file?: File;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string;
}

/** Fails with `ApiRefusal` (the server said no) or `ConnectionFailure` (no answer). */
export async function call<Name extends EndpointName>(
  name: Name,
  ...options: Partial<CallOptions<Name>> extends CallOptions<Name> ? [CallOptions<Name>?] : [CallOptions<Name>]
): Promise<Reply<Name>>;
export async function call(name: EndpointName, options: AnyOptions = {}): Promise<unknown> {
  const { params, query, body, file, signal, idempotencyKey } = options;
  const { method, path, file: part = '' } = knownEndpoint(name) ?? (await lateEndpoint(name));
  const answer = await send({
    method,
    path: pathWith(path, params, query),
    headers: {
      ...(method === 'GET' ? {} : { 'Idempotency-Key': idempotencyKey ?? randomId() }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: file ? withFile(part, file) : body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  return unwrapped(answer);
}

function withFile(part: string, file: File): FormData {
  const form = new FormData();
  form.append(part, file);
  return form;
}

async function unwrapped(answer: Response): Promise<unknown> {
  const read: unknown = await answer.json().catch(() => undefined);
  const envelope = read as (Envelope<unknown> & { access_token?: string }) | undefined;
  // An answer without the envelope comes from something between here and the server.
  if (typeof envelope !== 'object' || envelope === null || !('status' in envelope)) throw new ConnectionFailure();
  // An access_token in the answer counts as success, and stands beside `data` (product/api.md#envelope).
  if (envelope.access_token !== undefined) return envelope;
  if (envelope.status) return envelope.data;
  throw new ApiRefusal(answer.status, envelope.error, envelope.data, answer.headers.get('x-request-id'));
}
