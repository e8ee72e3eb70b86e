import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownClientAccountEndpoints } from '@portal/contract/clients/ownAccount.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { Http } from '../../platform/http/serve.ts';
import { pageLanguage, sendPage } from '../../platform/http/smallPages.ts';
import type { Services } from '../../platform/services.ts';
import { findAccountToken, findTokenLanguage, type TokenPurpose } from '../../sessions/accountToken.ts';
import { askingPage, donePage, elsewherePage, refusedPage, type EntryErrors, type LinkKind } from './clientPageHtml.ts';

interface Link {
  purpose: TokenPurpose;
  /** The endpoint that does what the link is for. */
  path: string;
}

const LINKS: Readonly<Record<LinkKind, Link>> = {
  confirm: { purpose: 'CONFIRM', path: ownClientAccountEndpoints.confirmAccount.path },
  password: { purpose: 'RESET', path: ownClientAccountEndpoints.setPassword.path },
  email: { purpose: 'EMAIL', path: ownClientAccountEndpoints.confirmClientEmail.path },
};

/** A password twice, each sign of it as `%XX`. */
const LONGEST_FORM = 16_384;

type Asked = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: string | string[] } }>;

/**
 * Where links in mails to clients lead as long as `CLIENT_URL` names no leaders' portal: small pages that confirm an account
 * or an address and set a password, by the endpoints that such a portal would call. They run nothing, and following a link
 * changes nothing before its button is pressed.
 */
export function clientPages({ server, services }: Http): void {
  if (!services.settings.ownClientPages) return;
  // In a room of its own: forms are taken here alone.
  void server.register(async (room) => {
    room.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LONGEST_FORM },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const kind of Object.keys(LINKS) as LinkKind[]) linkPages(room, services, kind);
    for (const url of ['/client', '/client/*']) {
      room.get(url, async (request: Asked, reply) =>
        sendPage(reply, elsewherePage(await frameOf(services, request, reply))),
      );
    }
  });
}

function linkPages(server: FastifyInstance, services: Services, kind: LinkKind): void {
  const { purpose, path } = LINKS[kind];

  server.get(`/client/${kind}/:token`, async (request: Asked, reply) => {
    const frame = await frameOf(services, request, reply);
    const now = services.clock.now();
    const held = await services.database.read((db) =>
      findAccountToken({ db, now }, 'client', purpose, request.params.token),
    );
    return sendPage(reply, held ? askingPage(frame, kind) : refusedPage(frame, 'login.tokenUsed'));
  });

  server.post(`/client/${kind}/:token`, async (request: Asked, reply) => {
    const frame = await frameOf(services, request, reply);
    const { password = '', repeat = '' } = (request.body ?? {}) as Record<string, string>;
    if (kind === 'password' && password !== repeat) {
      return sendPage(reply, askingPage(frame, kind, { repeat: 'field.match' }));
    }
    const { token } = request.params;
    // The whole way of a call, with its limits: who calls is whoever asks for the page.
    const answer = await server.inject({
      method: 'POST',
      url: `/api${path}`,
      remoteAddress: request.ip,
      payload: { token, ...(kind === 'password' && { password }) },
    });
    if (answer.statusCode === 200) return reply.redirect(`/client/${kind}/done?lang=${frame.language}`, 303);
    const [code = 'GE005'] = answer.json<{ error: ErrorCode[] }>().error;
    const errors = entryErrors(code);
    if (kind === 'password' && errors) return sendPage(reply, askingPage(frame, kind, errors));
    return sendPage(reply.status(answer.statusCode), refusedPage(frame, code));
  });

  server.get(`/client/${kind}/done`, async (request: Asked, reply) =>
    sendPage(reply, donePage(await frameOf(services, request, reply), kind)),
  );
}

/** What is refused of the password itself is said at its field. */
const entryErrors = (code: ErrorCode): EntryErrors | undefined =>
  code === 'field.password' || code === 'field.required' ? { password: code } : undefined;

async function frameOf({ database }: Services, request: Asked, reply: FastifyReply) {
  const { token } = request.params;
  const ofMail = token ? await database.read((db) => findTokenLanguage({ db }, token)) : undefined;
  const [path = ''] = request.url.split('?');
  return { language: pageLanguage(request, ofMail), nonce: reply.cspNonce.style, path };
}
