import * as z from 'zod/mini';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import { ERROR_STATUS } from '@portal/contract/errors.ts';

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.1' as never });

export interface Operation {
  operationId: string;
  summary: string;
  tags: readonly [string];
  security: readonly object[];
  'x-permission-any-of'?: readonly string[];
  parameters: readonly { name: string; in: 'path' | 'query'; required: boolean; schema: object }[];
  requestBody?: { content: Readonly<Record<string, { schema: object }>> };
  responses: Readonly<Record<string, { description: string; content?: { 'application/json': { schema: object } } }>>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  externalDocs: { url: string; description: string };
  tags: readonly { name: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: object;
}

/** The OpenAPI 3.1 document, from the same tables that the server serves and the browser calls. */
export function openApiDocument(
  nouns: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>,
  version: string,
): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [noun, endpoints] of Object.entries(nouns)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = `/api${endpoint.path}`.replace(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(noun, name, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Portal', version, description: 'Every call of the portal. To be read as a page at /api/docs.' },
    externalDocs: { url: '/api/docs', description: 'This document as a page' },
    tags: Object.keys(nouns).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        staff: { type: 'http', scheme: 'bearer', description: 'A staff access token from /api/auth/token.' },
        client: { type: 'http', scheme: 'bearer', description: 'A client access token from /api/client/token.' },
      },
    },
  };
}

function operation(noun: string, name: string, endpoint: Endpoint): Operation {
  const { permission } = endpoint;
  const body = endpoint.file
    ? {
        'multipart/form-data': {
          schema: { type: 'object', properties: { [endpoint.file]: { type: 'string', format: 'binary' } } },
        },
      }
    : endpoint.body && { 'application/json': { schema: schemaOf(endpoint.body, 'input') } };
  const refusals = Map.groupBy(endpoint.errors ?? [], (code) => ERROR_STATUS[code]);
  return {
    operationId: name,
    summary: endpoint.does,
    tags: [noun],
    security: permission === 'public' ? [] : [{ [permission === 'client' ? 'client' : 'staff']: [] }],
    ...(typeof permission === 'object' && { 'x-permission-any-of': permission.anyOf }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(body && { requestBody: { content: body } }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: envelope(endpoint.reply) } } },
      ...Object.fromEntries([...refusals].map(([status, codes]) => [status, { description: codes.join(', ') }])),
    },
  };
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Operation['parameters'] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

const envelope = (reply: z.ZodMiniType) => ({
  type: 'object',
  properties: {
    status: { type: 'boolean' },
    error: { type: 'array', items: { type: 'string' } },
    data: schemaOf(reply, 'output'),
  },
});
