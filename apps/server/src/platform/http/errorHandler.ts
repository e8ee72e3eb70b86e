import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { isConflict } from '../database/retry.ts';
import { Refusal, refusal } from './refusal.ts';

/** The one place where an answer that says no is written, the framework's own included. */
export function handleErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refused = error instanceof Refusal ? error : (fromDatabase(error) ?? fromFramework(error));
    if (refused) return sendRefusal(reply, request, refused);
    request.log.error({ err: error, route: request.routeOptions.url }, 'A request failed');
    return sendRefusal(reply, request, refusal('GE005'));
  });
  server.setNotFoundHandler((request, reply) => sendRefusal(reply, request, refusal('http.notFound')));
}

/** An address that cannot be read reaches no route and no hook; it is answered in our words all the same. */
export function handleBrokenAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  void sendRefusal(reply, request, fromFramework(error) ?? refusal('GE005'));
}

function sendRefusal(reply: FastifyReply, request: FastifyRequest, refused: Refusal): FastifyReply {
  const problems = refused.problems.some(({ params }) => params) ? { problems: [...refused.problems] } : {};
  return reply
    .status(refused.httpStatus)
    .type('application/json; charset=utf-8')
    .send({
      status: false,
      error: refused.codes,
      data: { ...refused.data, ...problems, requestId: request.id },
    });
}

/** Others won every time that the act was tried: no defect, and nothing was changed. */
const fromDatabase = (error: FastifyError): Refusal | undefined =>
  isConflict(error) ? refusal('http.conflict') : undefined;

/** Errors of the framework that are the caller's, in our words; nothing for those that are ours. */
function fromFramework(error: FastifyError): Refusal | undefined {
  const status = error.statusCode ?? 500;
  if (status >= 500) return undefined;
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return refusal('GE001');
  const code: ErrorCode =
    status === 404 || status === 414
      ? 'http.notFound'
      : status === 413
        ? 'http.tooLarge'
        : status === 415
          ? 'http.mediaType'
          : status === 429
            ? 'http.tooMany'
            : 'http.malformed';
  return refusal(code);
}
