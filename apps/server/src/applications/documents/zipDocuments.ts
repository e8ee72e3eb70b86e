import { sql } from 'kysely';
import { fieldTarget } from '@portal/domain/applications/form.ts';
import { offeredName } from '@portal/domain/fields/files.ts';
import { applicationDetail as detailEn } from '@portal/messages/en/applications/applicationDetail.ts';
import { applicationForm as formEn } from '@portal/messages/en/applications/applicationForm.ts';
import { documents as documentsEn } from '@portal/messages/en/applications/documents.ts';
import { applicationDetail as detailEs } from '@portal/messages/es/applications/applicationDetail.ts';
import { applicationForm as formEs } from '@portal/messages/es/applications/applicationForm.ts';
import { documents as documentsEs } from '@portal/messages/es/applications/documents.ts';
import type { Db } from '../../platform/database/tables.ts';
import { readStored } from '../../platform/files/receiveFile.ts';
import { zipStream, type ZipEntry } from '../../platform/files/zipStream.ts';
import type { StaffActor, StaffContext } from '../../platform/http/context.ts';
import type { Http } from '../../platform/http/serve.ts';
import { asFile, signedAddress, signedRoute, type ActorOfSession } from '../../platform/signedRoute.ts';
import { writeReading } from '../../platform/privacy/readLog.ts';
import type { Services } from '../../platform/services.ts';
import { applicationFiles } from '../files/applicationFiles.ts';
import { sightCondition } from '../../access/reachCondition.ts';

const PURPOSE = 'documents';
const TEXTS = {
  en: { form: formEn, detail: detailEn, documents: documentsEn },
  es: { form: formEs, detail: detailEs, documents: documentsEs },
} as const;

/** What is in it: the documents of the form, and those that came with acts. */
const ZIPPED = sql<boolean>`(attachment.kind like 'FORM\\_DOCUMENT\\_%' or attachment.kind in ('exoneration', 'payment', 'deactivation'))`;

/** An address that opens all documents of an application as one file. */
export const zipAddress = (context: StaffContext, id: number): string => signedAddress(context, PURPOSE, id);

/** All documents of an application in one ZIP. As with single files the reach is asked again on use, and that each was opened is written. */
export function zipRoute(http: Http, actorOfSession: ActorOfSession): void {
  const { services } = http;
  signedRoute(http, { purpose: PURPOSE, actorOfSession }, async ({ actor, id }, reply) => {
    const found = await services.database.read((db) => listZipped(db, actor, id, services.clock.now()));
    if (found.length === 0) return undefined;
    const { documents } = TEXTS[actor.language];
    const name = documents.zipName.replace('{caseNumber}', found[0]?.case_number ?? String(id));
    return asFile(reply, name, 'application/zip').send(zipStream(entriesOf(services, actor, found)));
  });
}

interface ZippedRow {
  kind: string;
  name: string;
  at: Date;
  digest: string;
  media_type: string;
  case_number: string | null;
}

/** The documents of an application in the actor's reach; that each is opened is written with it. */
async function listZipped(db: Db, actor: StaffActor, id: number, now: Date): Promise<ZippedRow[]> {
  const { rows } = await sql<ZippedRow>`
    with found as (
      select attachment.id as attachment_id, attachment.file_id, attachment.kind, attachment.place, attachment.name,
        attachment.at, digest, media_type, application.case_number, application.id
      from application join attachment on attachment.noun = ${sql.lit(applicationFiles.noun)}
        and attachment.subject_id = application.id and ${ZIPPED}
        join stored_file on stored_file.id = attachment.file_id
      where application.id = ${id} and ${sightCondition(actor)}
    ), logged as (${writeReading(
      sql`select ${sql.lit(applicationFiles.noun)}, id, kind, attachment_id, file_id from found`,
      { userId: actor.userId, now },
    )})
    select kind, name, at, digest, media_type, case_number from found order by kind, place`.execute(db);
  return rows;
}

/** Case number, what it is, and what it was called; two of one name are told apart. */
function entriesOf(services: Services, { language }: StaffActor, rows: readonly ZippedRow[]): ZipEntry[] {
  const given = new Map<string, number>();
  return rows.map((row) => {
    const whole = offeredName(row.name, row.media_type);
    const wanted = [row.case_number, labelOf(language, row.kind), whole].filter(Boolean).join(' - ');
    const before = given.get(wanted) ?? 0;
    given.set(wanted, before + 1);
    const dot = wanted.lastIndexOf('.');
    const name = before === 0 ? wanted : `${wanted.slice(0, dot)} (${before + 1})${wanted.slice(dot)}`;
    return {
      name,
      at: row.at,
      async open() {
        const stored = await readStored(services, row);
        if (!stored) throw new Error(`The bytes of ${row.digest} are not in the store.`);
        return stored.stream;
      },
    };
  });
}

function labelOf(language: StaffActor['language'], kind: string): string {
  const { form, detail } = TEXTS[language];
  const target = fieldTarget(kind);
  if (target?.type === 'document') return form[`fields.documents.${target.kind}`];
  if (kind === 'payment') return detail['section.externalPayment'];
  return detail[kind === 'deactivation' ? 'section.deactivation' : 'section.exoneration'];
}
