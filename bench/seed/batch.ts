/** A batch of applicants as the rows of every table that knows of them. */
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { formatCaseNumber, newYorkYear } from '@portal/domain/applications/caseNumber.ts';
import {
  DOCUMENT_KINDS,
  documentKey,
  photoKey,
  SECTIONS,
  type FieldValue,
  type PhotoKind,
} from '@portal/domain/applications/form.ts';
import { phoneOf } from '@portal/domain/applications/phones.ts';
import { applicationSubject } from '../../apps/server/src/applications/files/applicationFiles.ts';
import { keptOf } from '../../apps/server/src/applications/kept.ts';
import { columnOf } from '../../apps/server/src/applications/detail/formRows.ts';
import type { DemoApplicant } from '../../apps/server/src/demo/corpus/applicant.ts';
import { randomOf } from '../../apps/server/src/demo/corpus/random.ts';
import type { Row } from './copyRows.ts';
import { firstRow, tableColumns, type Ids } from './firstRow.ts';
import type { Cast } from './inventedStaff.ts';
import { liveThrough } from './life.ts';
import { documentOf, portraitOf, type SeedFiles } from './seedFiles.ts';

export interface World {
  seed: number;
  cast: Cast;
  files: SeedFiles;
  /** The last case number given in each year. */
  caseNumbers: Map<number, number>;
  /** Of so many who give case numbers at once, each every so-many-th, which one this is. */
  turn: { of: number; number: number };
}

/** In the order of their foreign keys. */
export const TABLES = [
  'client_account',
  'person',
  'church',
  'application',
  ...SECTIONS.map((section) => `application_${section}`),
  'attachment',
  'document_acceptance',
  'application_seen',
  'correction',
  'correction_step',
  'field_change',
  'interview',
  'deactivation',
  'exoneration',
  'payment',
  'history',
  'mail',
] as const;

export type Batch = Map<string, Row[]>;

/** Adds one applicant's rows to a batch. */
export function addApplicant(batch: Batch, world: World, ids: Ids, applicant: DemoApplicant): void {
  const { account, leader, ministry, story } = applicant;
  const random = randomOf(world.seed, 'life', ids.application);
  const add = (table: string, ...rows: Row[]) => {
    const known = batch.get(table) ?? [];
    batch.set(table, known);
    known.push(...rows);
  };
  const photo = portraitOf(world.files, applicant.portraits.leader);
  const { row, beside } = liveThrough(firstRow(ids, applicant, photo.id), applicant, world.cast, random);

  add('client_account', {
    id: ids.account,
    email: account.email,
    // No password has this digest: nobody signs in with an address that was only made up.
    password_hash: '-',
    language: account.language,
    status: 'ACTIVE',
    terms_version: TERMS_VERSION,
    terms_accepted_at: story.startedAt,
    created_at: story.startedAt,
    last_active_at: story.submittedAt ?? story.startedAt,
    // What triggers keep, who are off meanwhile.
    leader_name: [leader.name, leader.lastName].filter(Boolean).join(' ') || null,
    has_application: true,
    has_draft: row.status === 'UNFINISHED',
  });
  addForm(add, ids.application, applicant);
  addFiles(add, world, ids.application, applicant);
  for (const [table, rows] of Object.entries(beside)) add(table, ...rows);
  if (story.submittedAt) {
    const { name, lastName, email, birthDate } = leader;
    const phone = phoneOf(leader.homeAreaCode, leader.homeNumber);
    const since = story.submittedAt;
    add('person', {
      id: ids.person,
      name,
      last_name: lastName,
      email,
      phone,
      birth_date: birthDate,
      created_at: since,
    });
    const church = { id: ids.church, name: ministry.name, city: ministry.city, country: ministry.country };
    add('church', { ...church, valid_from: since.toISOString().slice(0, 10), created_at: since });
    row.case_number = nextCaseNumber(world, since);
    row.found_by = foundBy(row.case_number, applicant);
    if (random.chance(0.03) && ids.application > 1) {
      row.seen_before = true;
      const other = random.whole(1, ids.application - 1);
      add('application_seen', {
        application_id: ids.application,
        other_id: other,
        what: random.pick(['church', 'phone']),
      });
    }
    Object.assign(row, keptOf(row));
    add('mail', receipt(ids.application, applicant, row.case_number));
  }
  add('application', tableColumns(row));
}

/** As `applicationRow.ts` puts it together. */
const foundBy = (caseNumber: string, { leader, ministry, contact }: DemoApplicant): string =>
  [
    leader.name,
    leader.lastName,
    ministry.name,
    caseNumber,
    leader.email,
    phone(leader.homeAreaCode, leader.homeNumber),
    ministry.email,
    phone(ministry.areaCode, ministry.phone),
    contact.email,
    phone(contact.areaCode, contact.phone),
  ]
    .filter((part) => part !== null && part !== undefined)
    .join(' ');
const phone = (code: string | null, number: string | null) => (code === null || number === null ? null : code + number);

const COLUMNS = new Map<string, string>();
function columnNamed(field: string): string {
  const known = COLUMNS.get(field) ?? columnOf(field);
  COLUMNS.set(field, known);
  return known;
}

type Add = (table: string, ...rows: Row[]) => void;

function addForm(add: Add, id: number, { leader, spouse, ministry, contact, story }: DemoApplicant): void {
  const forms = { leader, spouse, ministry, contact };
  for (const section of SECTIONS) {
    const values = forms[section] as Record<string, FieldValue> | null;
    if (!values || (story.filled === 'leader' && section !== 'leader')) continue;
    const row: Record<string, unknown> = { application_id: id };
    for (const [name, value] of Object.entries(values)) row[columnNamed(name)] = value;
    add(`application_${section}`, row);
  }
}

function addFiles(
  add: Add,
  { files, cast }: World,
  id: number,
  { portraits, documents, leader, story }: DemoApplicant,
): void {
  const hang = (kind: string, fileId: number, name: string) => {
    const { noun, id: subject_id } = applicationSubject(id);
    add('attachment', { noun, subject_id, kind, file_id: fileId, name, at: story.submittedAt ?? story.startedAt });
  };
  const photo = (kind: PhotoKind, number: number) => {
    const { id: fileId, name } = portraitOf(files, number);
    hang(photoKey(kind), fileId, name);
  };
  photo('LEADER', portraits.leader);
  if (portraits.spouse !== null) photo('SPOUSE', portraits.spouse);
  if (story.filled !== 'all') return;
  for (const kind of DOCUMENT_KINDS) {
    if (kind === 'MARRIAGE_CERTIFICATE' && leader.civilStatus !== 'MARRIED') continue;
    const { id: fileId, name } = documentOf(files, kind, documents);
    hang(documentKey(kind), fileId, name);
    if (kind === 'GOVERNMENT_ID' && story.submittedAt && id % 3 === 0) {
      const validUntil = new Date(story.submittedAt.getTime() + (id % 3_000) * DAY_MS).toISOString().slice(0, 10);
      add('document_acceptance', {
        application_id: id,
        field_key: documentKey(kind),
        file_id: fileId,
        user_id: cast.analyst[id % cast.analyst.length]?.id,
        at: story.submittedAt,
        valid_until: validUntil,
      });
    }
  }
}
const DAY_MS = 24 * 60 * 60 * 1000;

function nextCaseNumber({ caseNumbers, turn }: World, at: Date): string {
  const year = newYorkYear(at);
  const number = (caseNumbers.get(year) ?? turn.number + 1 - turn.of) + turn.of;
  caseNumbers.set(year, number);
  return formatCaseNumber(year, number);
}

const receipt = (id: number, { account, story }: DemoApplicant, caseNumber: string): Row => ({
  to_address: account.email,
  language: account.language,
  template: 'submissionReceived',
  subject: caseNumber,
  body: caseNumber,
  message_id: `<seed.${id}@portal.test>`,
  state: 'KEPT',
  created_at: story.submittedAt,
  not_before: story.submittedAt,
});
