import type { FastifyInstance } from 'fastify';

export const CSP_REPORT_URI = '/api/csp-report';
const MAX_BYTES = 16 * 1024;
const PER_MINUTE = 20;

/**
 * Where browsers report what the content-security policy refused: a line in the log with the directive and the origin
 * that was blocked. Nothing else is kept: the page's address may hold a mailed token, and anybody may post here.
 */
export function takeCspReports(server: FastifyInstance): void {
  void server.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, text, done) => done(null, text),
    );
    room.post(CSP_REPORT_URI, { config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } } }, (request, reply) => {
      request.log.warn(refusedBy(String(request.body)), 'The content-security policy refused something');
      return reply.status(204).send();
    });
  });
}

function refusedBy(text: string): { directive: string; blocked: string } {
  const report = reportIn(text);
  return {
    directive: wordOf(report['effective-directive'] ?? report['violated-directive']),
    blocked: originOf(report['blocked-uri']),
  };
}

function reportIn(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    const report =
      typeof parsed === 'object' && parsed !== null && 'csp-report' in parsed ? parsed['csp-report'] : undefined;
    return typeof report === 'object' && report !== null ? { ...report } : {};
  } catch {
    return {};
  }
}

/** `script-src-elem`, `inline`, `eval`: a word of the standard, or it is not believed. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : 'unknown';

const originOf = (value: unknown): string =>
  typeof value === 'string' && URL.canParse(value) ? new URL(value).origin : wordOf(value);
