import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { MAX_FILE_BYTES } from '@portal/domain/fields/files.ts';
import type { Services } from '../services.ts';
import { compressReplies } from './compressReplies.ts';
import { CSP_REPORT_URI, takeCspReports } from './cspReports.ts';
import { errorFacts } from '../errorFacts.ts';
import { handleBrokenAddress, handleErrors } from './errorHandler.ts';
import { limitSlowBodies, slownessOptions, type Patience } from './limitSlowness.ts';
import { takeJson } from './takeJson.ts';

export interface LogStream {
  write(line: string): void;
}

/** Characters of one part of an address: no route is found for more. */
export const LONGEST_PARAM = 300;

/** The bare HTTP server: limits, headers, ids, logs without personal data, one error handler. */
export async function buildHttpServer(
  services: Services,
  { logStream, patience }: { logStream?: LogStream | undefined; patience?: Patience | undefined } = {},
): Promise<FastifyInstance> {
  const { settings } = services;
  const server = fastify({
    logger: {
      level: settings.logLevel,
      ...(logStream && { stream: logStream }),
      // The route's pattern instead of the address, and no header: ids in paths and tokens in addresses stay out.
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? '' }),
        err: errorFacts,
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy,
    bodyLimit: 256 * 1024,
    // Streams would keep a stopping server open for ever.
    forceCloseConnections: true,
    routerOptions: { maxParamLength: LONGEST_PARAM },
    frameworkErrors: handleBrokenAddress,
    ...slownessOptions(patience),
  });
  // Bodies are JSON or files: anything else is 415, plain text too.
  server.removeContentTypeParser('text/plain');
  takeJson(server);
  handleErrors(server);
  limitSlowBodies(server, patience);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  await server.register(helmet, {
    // `reply.cspNonce` lets the page's own first script and the component library's styles pass.
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'blob:', 'data:'],
        'connect-src': ["'self'"],
        'font-src': ["'self'"],
        'frame-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'report-uri': [CSP_REPORT_URI],
      },
    },
    strictTransportSecurity: settings.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  if (settings.requestsPerMinute > 0) {
    // Counted in each process by itself: a brake on floods. What must hold exactly, like the lock after five failed
    // passwords, is counted in the database.
    await server.register(rateLimit, {
      max: settings.requestsPerMinute,
      timeWindow: 60_000,
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    });
  }
  takeCspReports(server);
  compressReplies(server);
  await server.register(multipart, { limits: { fileSize: MAX_FILE_BYTES + 1, files: 1, fields: 10, parts: 12 } });
  return server;
}
