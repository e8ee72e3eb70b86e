import { sql, type RawBuilder } from 'kysely';
import { COURSE_READERS } from '@portal/domain/courses/access.ts';
import { nameIn } from '@portal/domain/courses/course.ts';
import { presentCode } from '@portal/domain/fields/publicCodes.ts';
import { offeredName } from '@portal/domain/fields/files.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { LANGUAGES, type Language } from '@portal/domain/languages.ts';
import { certificatePaper as en } from '@portal/messages/en/courses/certificatePaper.ts';
import { certificatePaper as es } from '@portal/messages/es/courses/certificatePaper.ts';
import { fillText } from '@portal/messages/fillText.ts';
import { personSight } from '../../applications/networkReach.ts';
import { verifyAddress } from '../../licences/licence.ts';
import { dayText } from '../../outbox/mailFormats.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { ClientActor, StaffActor } from '../../platform/http/context.ts';
import type { Http } from '../../platform/http/serve.ts';
import { makePaper } from '../../platform/papers/makePaper.ts';
import type { CertificatePage, CertificatePaper } from '../../platform/papers/paper.ts';
import { asFile, signedRoute } from '../../platform/signedRoute.ts';
import { learnerOf } from '../watching/learner.ts';
import { PURPOSES, selectCertificates, standingOf, type CertificateRow } from './certificateRow.ts';

interface Sessions {
  actorOfSession(sessionId: number, roleId: number): Promise<StaffActor | undefined>;
  clientOfSession(sessionId: number): Promise<ClientActor | undefined>;
}

const TEXTS = { en, es };

/** What the last step of an address names: a page in one language, or in each. */
const FILES: Readonly<Record<string, readonly Language[]>> = {
  'en.pdf': ['en'],
  'es.pdf': ['es'],
  'both.pdf': LANGUAGES,
};

/**
 * A valid certificate as PDF: `{address}/en.pdf`, `/es.pdf`, `/both.pdf` (product/courses.md#certificate). Who may open it is
 * asked again on use; not found besides where it is no longer valid.
 */
export function certificateRoutes(http: Http, { actorOfSession, clientOfSession }: Sessions): void {
  const { services } = http;
  const serve = <Actor>(
    purpose: string,
    sessions: (sessionId: number, roleId: number) => Promise<Actor | undefined>,
    maySee: (actor: Actor) => RawBuilder<boolean>,
  ) =>
    signedRoute(http, { purpose, below: '/:file', actorOfSession: sessions }, async ({ actor, id, file }, reply) => {
      const languages = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
      if (!languages) return undefined;
      const [row] = await services.database.read((db) =>
        selectCertificates(db, sql<boolean>`course_certificate.id = ${id} and ${maySee(actor)}`),
      );
      if (!row || standingOf(row) !== 'VALID') return undefined;
      const paper = paperOf(row, languages, verifyAddress(services.settings, row.code));
      const parts: Buffer[] = [];
      for await (const part of makePaper(paper, { open: async () => undefined })) parts.push(part);
      const name = offeredName(`${paper.about}.pdf`, 'application/pdf');
      return asFile(reply, name, 'application/pdf').send(Buffer.concat(parts));
    });
  serve(PURPOSES.staff, actorOfSession, staffSee);
  serve(PURPOSES.client, clientOfSession, (actor) => sql<boolean>`person_id = ${learnerOf({ actor })}`);
}

/** Whoever reads courses, those of the people in reach. */
const staffSee = (actor: StaffActor): RawBuilder<boolean> =>
  COURSE_READERS.some((slug) => actor.permissions.has(slug))
    ? sql<boolean>`exists (
        select from person where person.id = course_certificate.person_id and ${personSight(reachOf(actor))})`
    : sql<boolean>`false`;

function paperOf(row: CertificateRow, languages: readonly Language[], address: string): CertificatePaper {
  const [first = 'en'] = languages;
  return {
    kind: 'certificate',
    about: fillText(TEXTS[first], first, 'file', { name: row.person_name }),
    pages: languages.map((language) => pageOf(row, language, address)),
    address,
  };
}

function pageOf(row: CertificateRow, language: Language, address: string): CertificatePage {
  const t = TEXTS[language];
  return {
    language,
    portal: t.portal,
    title: t.title,
    presented: t.presented,
    name: row.person_name,
    completed: t.completed,
    course: nameIn({ en: row.course_name_en, es: row.course_name_es }, language),
    issued: fillText(t, language, 'issued', { date: dayText(language, newYorkDate(row.issued_at)) }),
    code: { label: t.code, text: presentCode(row.code) },
    verify: fillText(t, language, 'verify', { address }),
  };
}
