import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { licenceEndpoints } from '@portal/contract/licences/licences.ts';
import { codeLength, presentCode, readCode } from '@portal/domain/fields/publicCodes.ts';
import type { Language } from '@portal/domain/languages.ts';
import { LICENCE_CODE_LENGTH } from '@portal/domain/licences/code.ts';
import { verifyPage as en } from '@portal/messages/en/licences/verifyPage.ts';
import { verifyPage as es } from '@portal/messages/es/licences/verifyPage.ts';
import { textOf } from '@portal/messages/render.ts';
import { dayText } from '../outbox/mailFormats.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';
import type { Http } from '../platform/http/serve.ts';
import { pageLanguage, sendPage } from '../platform/http/smallPages.ts';
import { smallPage } from '../platform/smallPage.ts';

const TEXTS = { en, es };

interface ProofFacts<Found> {
  /** Of its codes, in signs: by that the page knows which proof it is asked for. */
  length: number;
  /** Of the endpoint that answers for a code, or does not find it. */
  path: string;
  /** Title and sentence of what was found, or of an unknown code. */
  title: (language: Language, found: Found | undefined) => string;
  text: (language: Language, found: Found | undefined) => string;
  /** What is told of it; the code as it was read, so that a mistyped one is noticed. */
  facts: (
    language: Language,
    code: string | undefined,
    found: Found | undefined,
  ) => readonly (readonly [name: string, value: string | null | undefined])[];
}

/** Something that a public page vouches for; what its endpoint answers is known to itself alone. */
export interface Proof extends ProofFacts<unknown> {}

export const proofOf = <Found>(facts: ProofFacts<Found>): Proof => facts as Proof;

type Verified = ReplyOf<(typeof licenceEndpoints)['verifyLicence']>;

const licenceProof = proofOf<Verified>({
  length: LICENCE_CODE_LENGTH,
  path: licenceEndpoints.verifyLicence.path,
  title: (language, found) => TEXTS[language][`title.${found?.standing ?? 'UNKNOWN'}`],
  text: (language, found) => TEXTS[language][`text.${found?.standing ?? 'UNKNOWN'}`],
  facts(language, code, found) {
    const t = TEXTS[language];
    return [
      [t.code, code],
      [t.name, found?.name],
      [t.titled, found?.title?.[language]],
      [t.church, found?.church],
      [found?.standing === 'EXPIRED' ? t.expired : t.until, found?.validUntil && dayText(language, found.validUntil)],
    ];
  },
});

/**
 * The public page that a QR leads to (product/licences.md#code), by the endpoint of what the code is of, and its limits. What
 * other nouns prove is given to it; a code of no known length is taken for a licence.
 */
export function verifyPage({ server }: Http, others: readonly Proof[]): void {
  server.get('/verify/:code', async (request: FastifyRequest<{ Params: { code: string } }>, reply: FastifyReply) => {
    const language = pageLanguage(request);
    const { code } = request.params;
    const proof = others.find(({ length }) => length === codeLength(code)) ?? licenceProof;
    const answer = await server.inject({
      method: 'GET',
      url: `/api${proof.path.replace(':code', encodeURIComponent(code))}`,
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
    const found = answer.statusCode === 200 ? answer.json<{ data: unknown }>().data : undefined;
    const title = proof.title(language, found);
    const content = contentOf(language, proof, readCode(proof.length, code), found);
    return sendPage(reply.status(answer.statusCode), smallPage(frame, { ...words, title }, content));
  });
}

/** What is known of it in words. */
function contentOf(language: Language, proof: Proof, code: string | undefined, found: unknown): string {
  const rows = proof
    .facts(language, code && presentCode(code), found)
    .flatMap(([term, text]) => (text ? [`<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd>`] : []))
    .join('');
  return `<p role="status">${escapeHtml(proof.text(language, found))}</p>${rows && `<dl>${rows}</dl>`}`;
}
