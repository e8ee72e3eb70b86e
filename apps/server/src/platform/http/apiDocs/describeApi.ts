import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from '../openApi.ts';
import { apiPage } from './apiPage.ts';

/**
 * What the API is, for whoever calls it, signed in or not: `/api/openapi.json` for programs, `/api/docs` for people.
 * The page comes whole from here and runs nothing, so that the policy of all pages holds for it too; Swagger UI would need
 * inline styles allowed (swagger-api/swagger-ui#10655, open in its release 5.30).
 */
export function describeApi(server: FastifyInstance, describe: () => OpenApiDocument): void {
  // Made when somebody asks: it takes longer than all else at the start.
  let made: OpenApiDocument | undefined;
  const document = () => (made ??= describe());

  server.get('/api/openapi.json', () => document());
  server.get<{ Querystring: { q?: string | string[] } }>('/api/docs', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(apiPage(document(), { words: String(request.query.q ?? ''), nonce: reply.cspNonce.style })),
  );
}
