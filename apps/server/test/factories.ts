import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { documentKey, FIELD_KEYS, photoKey, type DocumentKind } from '@portal/domain/applications/form.ts';
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { InterviewResult } from '@portal/domain/applications/values.ts';
import { applicationSubject } from '../src/applications/files/applicationFiles.ts';
import { selectApplicationRows, type ApplicationRow } from '../src/applications/applicationRow.ts';
import { writeSection } from '../src/applications/detail/formRows.ts';
import { saveApplication } from '../src/applications/saveApplication.ts';
import { attach } from '../src/platform/files/attach.ts';
import type { Db } from '../src/platform/database/tables.ts';
import type { TestServer } from './buildTestServer.ts';

type Portal = Pick<TestServer, 'database' | 'services' | 'clock'>;
type StaffName = 'admin' | 'manager' | 'supervisor' | 'analyst' | 'analyst2' | 'ephesian' | 'ephesian2';
/** A demonstration user by the part before `@portal.test`, or a user's id. */
type Assignee = StaffName | number | null;

export interface ApplicationFacts extends Partial<Record<AssignmentKind, Assignee>> {
  status: Stage;
  name?: string;
  lastName?: string;
  churchName?: string;
  country?: string;
  enteredAt?: Date;
  payment?: 'PENDING' | 'PAID' | 'EXONERATED';
  interview?: InterviewResult | null;
  interviewActive?: boolean;
  interviewWaived?: boolean;
  /** How many corrections wait for the applicant. */
  openCorrections?: number;
  deleted?: boolean;
  /** Whose it is; absent, a new client's. */
  client?: number;
  /** Documents beside the photo. */
  documents?: readonly DocumentKind[];
}

const UNPAID: readonly Stage[] = ['UNFINISHED', 'REJECT_BY_TAG', 'COMPLETE'];
const INTERVIEWED: readonly Stage[] = ['INTERVIEW_SUCCESS', 'APPROVED', 'SENT'];

/** A submitted application in any stage, with the form, person, church and photo that its stage presumes. Answers its id. */
export function insertApplication(portal: Portal, facts: ApplicationFacts): Promise<number> {
  return portal.database.transaction(async (db) => {
    const { id } = await db
      .insertInto('application')
      .values(await columnsOf(portal, db, facts))
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeForm(db, id, facts);
    await writeFiles(portal, db, id, facts.documents ?? []);
    await writeCorrections(portal, db, id, facts.openCorrections ?? 0);
    const [row] = await selectApplicationRows(db, sql<boolean>`application.id = ${id}`);
    if (!row) throw new Error('The application was not written.');
    const context = { db, actor: null, now: portal.clock.now() };
    await saveApplication(context, row, { history: { kind: 'submitted', detail: {}, by: 'client' } });
    return id;
  });
}

/** The id of a demonstration user. */
export async function staffId({ database }: Pick<Portal, 'database'>, name: StaffName): Promise<number> {
  return database.read((db) => idOfStaff(db, name));
}

/** The application as it is now. */
export async function readApplication({ database }: Pick<Portal, 'database'>, id: number): Promise<ApplicationRow> {
  const [row] = await database.read((db) => selectApplicationRows(db, sql<boolean>`application.id = ${id}`));
  if (!row) throw new Error(`There is no application ${id}.`);
  return row;
}

async function columnsOf({ clock }: Portal, db: Db, facts: ApplicationFacts) {
  const { status, country = 'MX' } = facts;
  const now = clock.now();
  const payment = facts.payment ?? (UNPAID.includes(status) ? 'PENDING' : 'PAID');
  return {
    client_account_id: facts.client ?? (await insertAccount(db, now)),
    person_id: await insertPerson(db, facts),
    church_id: await insertChurch(db, facts),
    status,
    stage_entered_at: facts.enteredAt ?? now,
    case_number: status === 'UNFINISHED' ? null : `2026-${randomUUID().slice(0, 12)}`,
    started_at: now,
    submitted_at: status === 'UNFINISHED' ? null : now,
    paid_at: payment === 'PENDING' ? null : now,
    payment_status: payment,
    payment_type: payment === 'PENDING' ? null : payment === 'PAID' ? ('ONLINE' as const) : ('EXONERATED' as const),
    interview_result:
      facts.interview === undefined && INTERVIEWED.includes(status) ? ('ACCEPTED' as const) : (facts.interview ?? null),
    interview_active: facts.interviewActive ?? true,
    interview_waived: facts.interviewWaived ?? false,
    country,
    analyst_id: await assignee(db, facts.analyst),
    supervisor_id: await assignee(db, facts.supervisor),
    manager_id: await assignee(db, facts.manager),
    ephesian_id: await assignee(db, facts.ephesian),
    deleted_at: facts.deleted ? now : null,
  };
}

async function insertAccount(db: Db, now: Date): Promise<number> {
  const account = await db
    .insertInto('client_account')
    .values({
      email: `applicant-${randomUUID()}@example.org`,
      password_hash: '-',
      language: 'en',
      status: 'ACTIVE',
      terms_version: '1',
      terms_accepted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return account.id;
}

async function assignee(db: Db, given: Assignee = null): Promise<number | null> {
  return typeof given === 'string' ? idOfStaff(db, given) : given;
}

async function idOfStaff(db: Db, name: StaffName): Promise<number> {
  const user = await db
    .selectFrom('staff_user')
    .select('id')
    .where('email', '=', `${name}@portal.test`)
    .executeTakeFirstOrThrow();
  return user.id;
}

const nameOf = ({ name = 'Lucía', lastName = 'Arango' }: ApplicationFacts) => ({ name, lastName });

async function insertPerson(db: Db, facts: ApplicationFacts): Promise<number> {
  const { name, lastName } = nameOf(facts);
  const { rows } = await sql<{ id: number }>`
    insert into person (name, last_name, birth_date) values (${name}, ${lastName}, '1980-04-02') returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

async function insertChurch(db: Db, { churchName = 'Casa de Paz', country = 'MX' }: ApplicationFacts): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into church (name, city, country, valid_from) values (${churchName}, 'Puebla', ${country}, '2026-01-01')
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function writeForm(db: Db, id: number, facts: ApplicationFacts): Promise<void> {
  const { churchName = 'Casa de Paz', country = 'MX' } = facts;
  const phone = { areaCode: '52', phone: '2225550147' };
  await writeSection(db, id, 'leader', {
    ...nameOf(facts),
    title: 'PASTOR',
    email: 'lucia@example.org',
    birthDate: '1980-04-02',
    birthCountry: country,
    gender: 'FEMALE',
    address: 'Calle 5 de Mayo 12',
    city: 'Puebla',
    country,
    civilStatus: 'SINGLE',
    homeAreaCode: phone.areaCode,
    homeNumber: phone.phone,
  });
  await writeSection(db, id, 'ministry', {
    name: churchName,
    foundationDate: '2004-09-12',
    address: 'Avenida Reforma 40',
    city: 'Puebla',
    country,
    members: 180,
    productOfDivision: false,
    underDenomination: false,
    ...phone,
  });
  await writeSection(db, id, 'contact', { name: 'Irene', lastName: 'Sosa', email: 'irene@example.org', ...phone });
}

async function writeFiles(portal: Portal, db: Db, id: number, documents: readonly DocumentKind[]): Promise<void> {
  const photo = await storeFile(portal, db, `photo of ${id}`, 'image/png');
  const hang = (kind: string, fileId: number, name: string) =>
    attach(db, applicationSubject(id), { kind }, { fileId, name }, { now: portal.clock.now() });
  await hang(photoKey('LEADER'), photo, 'foto ñandú.png');
  for (const kind of documents) {
    const fileId = await storeFile(portal, db, `${kind} of ${id}`, 'application/pdf');
    await hang(documentKey(kind), fileId, `${kind}.pdf`);
  }
}

/** Any bytes will do: what is stored was cleaned at the door, which other tests try. */
async function storeFile({ services }: Portal, db: Db, content: string, mediaType: string): Promise<number> {
  const bytes = Buffer.from(content);
  const digest = createHash('sha256').update(bytes).digest('hex');
  await services.files.put(mediaType.startsWith('image/') ? digest : `${digest}.clean`, bytes);
  await services.files.put(`${digest}.thumb`, Buffer.from(`small ${content}`));
  const image = mediaType.startsWith('image/') ? 400 : null;
  const file = { digest, media_type: mediaType, bytes: bytes.length, width: image, height: image, kept_until: null };
  const { id } = await db.insertInto('stored_file').values(file).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function writeCorrections({ clock }: Portal, db: Db, id: number, count: number): Promise<void> {
  const asked_by = await idOfStaff(db, 'supervisor');
  for (const field_key of FIELD_KEYS.slice(0, count)) {
    await db
      .insertInto('correction')
      .values({
        application_id: id,
        field_key,
        message: 'Please complete it.',
        old_value: null,
        new_value: null,
        asked_by,
        asked_at: clock.now(),
        answered_at: null,
        accepted_at: null,
        wished_for: null,
      })
      .execute();
  }
}
