/** Requests as they are sent: a good call with one thing changed. */
import type { InjectOptions } from 'fastify';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import { multipart } from './multipart.ts';
import type { Made } from '../scenes/scene.ts';

export interface Changes {
  token?: string | undefined;
  payload?: Buffer | string | undefined;
  headers?: Readonly<Record<string, string>>;
  /** Parameters of the path and values of the query as they stand in the address. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** The request of a good call with changes. */
export function requestOf(endpoint: Endpoint, made: Made, changes: Changes = {}): InjectOptions {
  const params: Readonly<Record<string, unknown>> = { ...made.params, ...changes.params };
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_whole, name: string) => String(params[name]));
  const query = Object.entries({ ...made.query, ...changes.query }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  const token = 'token' in changes ? changes.token : made.token;
  const { payload, headers } = 'payload' in changes ? { payload: changes.payload, headers: JSON_TYPE } : goodBody(made);
  return {
    method: endpoint.method,
    url: `/api${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && headers),
      ...changes.headers,
    },
    ...(payload !== undefined && { payload }),
  };
}

function goodBody({ body, file, signed }: Made): {
  payload?: Buffer | string;
  headers: Readonly<Record<string, string>>;
} {
  if (signed) return signed;
  if (file) return multipart([{ filename: file.name, bytes: file.bytes }]);
  return body ? { payload: JSON.stringify(body), headers: JSON_TYPE } : { headers: {} };
}
