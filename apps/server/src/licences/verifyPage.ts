import type { FastifyReply, FastifyRequest } from 'fastify';
import { licenceEndpoints } from '@portal/contract/licences/licences.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { Language } from '@portal/domain/languages.ts';
import { presentLicenceCode, readLicenceCode } from '@portal/domain/licences/code.ts';
import { verifyPage as en } from '@portal/messages/en/licences/verifyPage.ts';
import { verifyPage as es } from '@portal/messages/es/licences/verifyPage.ts';
import { textOf } from '@portal/messages/render.ts';
import { dayText } from '../outbox/mailFormats.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';
import type { Http } from '../platform/http/serve.ts';
import { pageLanguage, sendPage } from '../platform/http/smallPages.ts';
import { smallPage } from '../platform/smallPage.ts';

const TEXTS = { en, es };
type Verified = ReplyOf<(typeof licenceEndpoints)['verifyLicence']>;

/** The public page that a licence's QR leads to (product/licences.md#code), by the endpoint and its limits. */
export function verifyPage({ server }: Http): void {
  server.get('/verify/:code', async (request: FastifyRequest<{ Params: { code: string } }>, reply: FastifyReply) => {
    const language = pageLanguage(request);
    const { code } = request.params;
    const answer = await server.inject({
      method: 'GET',
      url: `/api${licenceEndpoints.verifyLicence.path.replace(':code', encodeURIComponent(code))}`,
      remoteAddress: request.ip,
    });
    const frame = { language, nonce: reply.cspNonce.style, path: `/verify/${encodeURIComponent(code)}` };
    const t = TEXTS[language];
    const words = { portal: t.portal, nav: t.language };
    if (answer.statusCode !== 200 && answer.statusCode !== 404) {
      const [refused = 'GE005'] = answer.json<{ error: ErrorCode[] }>().error;
      const title = textOf(language, 'errors', refused);
      return sendPage(reply.status(answer.statusCode), smallPage(frame, { ...words, title }, ''));
    }
    const found = answer.statusCode === 200 ? answer.json<{ data: Verified }>().data : undefined;
    const title = t[`title.${found?.standing ?? 'UNKNOWN'}`];
    const content = contentOf(language, readLicenceCode(code), found);
    return sendPage(reply.status(answer.statusCode), smallPage(frame, { ...words, title }, content));
  });
}

/** What is known of it in words; the code as it was read, so that a mistyped one is noticed. */
function contentOf(language: Language, code: string | undefined, found: Verified | undefined): string {
  const t = TEXTS[language];
  const facts = [
    [t.code, code && presentLicenceCode(code)],
    [t.name, found?.name],
    [t.titled, found?.title?.[language]],
    [t.church, found?.church],
    [found?.standing === 'EXPIRED' ? t.expired : t.until, found?.validUntil && dayText(language, found.validUntil)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const rows = facts.map(([term, text]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd>`).join('');
  return `<p role="status">${escapeHtml(t[`text.${found?.standing ?? 'UNKNOWN'}`])}</p>${rows && `<dl>${rows}</dl>`}`;
}
