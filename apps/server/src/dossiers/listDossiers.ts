import { sql, type RawBuilder } from 'kysely';
import type { Dossier, Dossiers, dossierEndpoints } from '@portal/contract/dossiers/dossiers.ts';
import {
  DOSSIER_DAYS,
  dossierStateOf,
  readableParts,
  type DossierPart,
  type DossierState,
} from '@portal/domain/dossiers/dossiers.ts';
import type { Language } from '@portal/domain/languages.ts';
import { seeCard } from '../applications/seeCard.ts';
import type { Db } from '../platform/database/tables.ts';
import { presentAttachment, type Attachment } from '../platform/files/attachments.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { dossierFiles, FILES } from './dossierFiles.ts';
import './dossiers.tables.ts';

const DAY_MS = 24 * 3_600_000;
/** More of one card than these nobody looks for. */
const MOST = 10;

interface DossierRow {
  id: number;
  language: Language;
  parts: DossierPart[];
  state: DossierState;
  done: number;
  total: number;
  created_at: Date;
  touched_at: Date;
  files: Attachment[];
  opens: boolean;
}

/** The reader's own dossiers of a card in sight, and what may go into another. */
export async function listDossiers(
  context: StaffContext,
  { params }: InputOf<typeof dossierEndpoints.listDossiers>,
): Promise<Dossiers> {
  await seeCard(context, params.id);
  return answerDossiers(context, params.id);
}

/** The same after an act upon the card. */
export async function answerDossiers(context: StaffContext, id: number): Promise<Dossiers> {
  const rows = await selectDossiers(context.db, {
    application: id,
    user: context.actor.userId,
    opens: dossierFiles.maySee(context.actor),
  });
  return {
    offered: readableParts(context.actor.permissions),
    dossiers: rows.map((row) => present(context, row)),
  };
}

interface Asked {
  application: number;
  user: number;
  opens: RawBuilder<boolean>;
}

/** Of one reader, the latest first, each with its file and whether the reader may still open it. */
export async function selectDossiers(db: Db, { application, user, opens }: Asked): Promise<DossierRow[]> {
  const { rows } = await sql<DossierRow>`
    select id, language, parts, state, done, total, created_at, touched_at, ${FILES} as files, ${opens} as opens
    from dossier where application_id = ${application} and user_id = ${user}
    order by id desc limit ${MOST}`.execute(db);
  return rows;
}

function present(context: StaffContext, row: DossierRow): Dossier {
  const [file] = row.files;
  const opens = row.state === 'DONE' && row.opens;
  return {
    id: row.id,
    language: row.language,
    parts: row.parts,
    state: dossierStateOf(row.state, row.touched_at, context.now),
    done: row.done,
    total: row.total,
    createdAt: row.created_at.toISOString(),
    keptUntil: opens ? new Date(row.created_at.getTime() + DOSSIER_DAYS * DAY_MS).toISOString() : null,
    file: opens && file ? presentAttachment(context, file) : null,
  };
}
