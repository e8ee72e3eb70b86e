import { sql, type RawBuilder } from 'kysely';
import { censusReportEndpoints } from '@portal/contract/census/reports.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { EXPORT_MEDIA_TYPES } from '@portal/domain/exports/exports.ts';
import { offeredName } from '@portal/domain/fields/files.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { churchReach } from '../../applications/networkReach.ts';
import type { ClientActor, StaffActor } from '../../platform/http/context.ts';
import type { Http } from '../../platform/http/serve.ts';
import { exportWords, type ExportWords } from '../../platform/lists/exportWords.ts';
import { makePaper } from '../../platform/papers/makePaper.ts';
import { asFile, signedRoute } from '../../platform/signedRoute.ts';
import { ownReports } from '../getOwnReport.ts';
import { selectReports } from '../reportRow.ts';
import { PURPOSES } from './reportAddress.ts';
import { reportPaper } from './reportPaper.ts';
import { reportSheet, type ReportSheet } from './reportSheet.ts';
import { reportWorkbook } from './reportWorkbook.ts';

interface Sessions {
  actorOfSession(sessionId: number, roleId: number): Promise<StaffActor | undefined>;
  clientOfSession(sessionId: number): Promise<ClientActor | undefined>;
}

/**
 * A received report as PDF or Excel, in either language (product/census.md#files): `{address}/es.pdf`. Who may open it is
 * asked again on use, as for reading it; not found besides where it was not received.
 */
export function reportFileRoutes(http: Http, { actorOfSession, clientOfSession }: Sessions): void {
  const serve = <Actor>(
    purpose: string,
    sessions: (sessionId: number, roleId: number) => Promise<Actor | undefined>,
    maySee: (actor: Actor) => RawBuilder<boolean>,
  ) =>
    signedRoute(http, { purpose, below: '/:file', actorOfSession: sessions }, async ({ actor, id, file }, reply) => {
      const language = LANGUAGES.find((one) => file.startsWith(`${one}.`));
      const format = FORMATS.find((one) => file === `${language}.${one}`);
      if (!language || !format) return undefined;
      const [row] = await http.services.database.read((db) =>
        selectReports(db, sql`census_report.id = ${id} and ${maySee(actor)}`),
      );
      const words = await exportWords(language);
      const sheet = row && reportSheet(row, words);
      if (!sheet) return undefined;
      const { mediaType, make } = KINDS[format];
      const name = offeredName(`${sheet.title}.${format}`, mediaType);
      return asFile(reply, name, mediaType).send(Buffer.from(await make(sheet, words)));
    });
  serve(PURPOSES.staff, actorOfSession, staffSee);
  serve(PURPOSES.client, clientOfSession, (actor) => ownReports({ actor }));
}

/** Whoever reads reports, those of the churches in reach. */
const staffSee = (actor: StaffActor): RawBuilder<boolean> =>
  censusReportEndpoints.getChurchReport.permission.anyOf.some((slug) => actor.permissions.has(slug))
    ? churchReach(reachOf(actor))
    : sql<boolean>`false`;

const FORMATS = ['pdf', 'xlsx'] as const;

interface Kind {
  mediaType: string;
  make: (sheet: ReportSheet, words: ExportWords) => Promise<Uint8Array>;
}
const KINDS: Readonly<Record<(typeof FORMATS)[number], Kind>> = {
  pdf: { mediaType: 'application/pdf', make: setPaper },
  xlsx: { mediaType: EXPORT_MEDIA_TYPES.xlsx, make: reportWorkbook },
};

async function setPaper(sheet: ReportSheet, words: ExportWords): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of makePaper(reportPaper(sheet, words), { open: async () => undefined })) parts.push(part);
  return Buffer.concat(parts);
}
