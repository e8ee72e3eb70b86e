/** Which applications fit a search and filters, said a second time: in memory, from the tables' own rows, without marks, words or indexes. */
import { sql } from 'kysely';
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import { whyNotMove } from '@portal/domain/applications/moves.ts';
import { nextStages, type Stage } from '@portal/domain/applications/stages.ts';
import { DOCUMENT_KINDS } from '@portal/domain/applications/form.ts';
import { lockApplicationRows, type ApplicationRow } from '../../src/applications/applicationRow.ts';
import { renewCard } from '../../src/applications/saveApplication.ts';
import { newYorkDate } from '../../src/platform/clock.ts';
import type { TestServer } from '../buildTestServer.ts';

type Portal = Pick<TestServer, 'database' | 'clock'>;

export interface Reader {
  userId: number;
  kind: AssignmentKind | undefined;
  seesCorrections: boolean;
}

export interface Raw extends Pick<
  ApplicationRow,
  | 'id'
  | 'case_number'
  | 'status'
  | 'country'
  | 'classification'
  | 'payment_status'
  | 'payment_type'
  | 'exoneration_type'
  | 'interview_result'
  | 'interview_waived'
  | 'analyst_id'
  | 'supervisor_id'
  | 'manager_id'
  | 'ephesian_id'
  | 'stage_entered_at'
  | 'submitted_at'
  | 'paid_at'
  | 'deleted_at'
> {
  texts: string[];
  married: boolean;
  documents: string[];
  tags: number[];
  states: string[];
}

/** Every application that was submitted, as its rows say. */
export async function readRaw({ database }: Portal): Promise<Raw[]> {
  const { rows } = await database.read((db) =>
    sql<Raw>`
      select application.*, coalesce(leader.civil_status = 'MARRIED', false) as married,
        array_remove(array[leader.name, leader.last_name, ministry.name, case_number, leader.email,
          leader.home_area_code || leader.home_number, ministry.email, ministry.area_code || ministry.phone,
          contact.email, contact.area_code || contact.phone], null) as texts,
        array(select kind from attachment where noun = 'applications' and subject_id = application.id) as documents,
        array(select tag_id::int from application_tag where application_id = application.id) as tags,
        array(select state from correction where application_id = application.id) as states
      from application left join application_leader leader on leader.application_id = application.id
        left join application_ministry ministry on ministry.application_id = application.id
        left join application_contact contact on contact.application_id = application.id
      where status <> 'UNFINISHED'`.execute(db),
  );
  return rows;
}

/** Cards of applications that a test wrote into the tables by hand. */
export async function makeCards({ database }: Portal): Promise<void> {
  await database.transaction(async (db) => {
    const rows = await lockApplicationRows(db, sql<boolean>`application.status <> 'UNFINISHED'`);
    for (const row of rows) await renewCard(db, row);
  });
}

type Fits = (raw: Raw, value: string, reader: Reader, now: Date) => boolean;

const person =
  (kind: AssignmentKind): Fits =>
  (raw, values) =>
    values.split(',').includes(raw[`${kind}_id`] === null ? 'none' : String(raw[`${kind}_id`]));
const day =
  (column: 'stage_entered_at' | 'submitted_at' | 'paid_at'): Fits =>
  (raw, span) => {
    const at = raw[column];
    const [from = '', until = ''] = span.split('..');
    const on = at && newYorkDate(at);
    return on !== null && (from === '' || on >= from) && (until === '' || on <= until);
  };
const any = (told: readonly unknown[], values: string): boolean =>
  values.split(',').some((value) => told.map(String).includes(value));

export const FITS = {
  mine: (raw, _value, { kind, userId }) =>
    (kind ? [kind] : (['analyst', 'supervisor', 'manager', 'ephesian'] as const)).some(
      (one) => raw[`${one}_id`] === userId,
    ),
  stages: ({ status }, values) => any([status], values),
  advance: (raw, values) => any(advances(raw), values),
  country: ({ country }, values) => any([country], values),
  ephesian: person('ephesian'),
  analyst: person('analyst'),
  supervisor: person('supervisor'),
  tag: ({ tags }, values) => any(tags.length > 0 ? tags : ['none'], values),
  classification: ({ classification }, values) => any([classification], values),
  payment: (raw, values) => any([raw.payment_status === 'PENDING' ? 'PENDING' : raw.payment_type], values),
  exonerated: (raw, values) => any([raw.exoneration_type ?? 'NONE'], values),
  corrections: ({ states }, value, { seesCorrections }) => {
    const [back, asked] = [states.includes('CORRECTED'), states.includes('REQUESTED')];
    return { BACK: back && seesCorrections, OPEN: back || asked, NONE: !back && !asked }[value] ?? false;
  },
  missing: ({ documents, married }, values) =>
    DOCUMENT_KINDS.some(
      (kind) =>
        any([kind], values) &&
        !documents.includes(`FORM_DOCUMENT_${kind}`) &&
        (kind !== 'MARRIAGE_CERTIFICATE' || married),
    ),
  days: (raw, value, _reader, now) => now.getTime() - raw.stage_entered_at.getTime() >= Number(value) * 86_400_000,
  entered: day('stage_entered_at'),
  submitted: day('submitted_at'),
  paid: day('paid_at'),
  search: ({ texts }, search) => wordsOf(search).every((word) => hasWord(wordsOf(texts.join(' ')), word)),
} satisfies Record<string, Fits>;

/** The same of what is told of an application, by its id, to an administrator. */
export async function fitsById(portal: Portal, userId: number) {
  const reader: Reader = { userId, kind: undefined, seesCorrections: true };
  const found = new Map((await readRaw(portal)).map((raw) => [raw.id, raw]));
  const fits =
    (ofRaw: Fits) =>
    ({ id }: { id: number }, value: string): boolean => {
      const raw = found.get(id);
      return raw !== undefined && ofRaw(raw, value, reader, portal.clock.now());
    };
  return Object.fromEntries(Object.entries(FITS).map(([key, of]) => [key, fits(of)])) as Record<
    keyof typeof FITS,
    ReturnType<typeof fits>
  >;
}

function advances(raw: Raw): string[] {
  const ahead = nextStages(raw.status).find((to): to is Stage => to !== 'REJECTED');
  if (!ahead) return [];
  const assignees = { analyst: raw.analyst_id, supervisor: null, manager: null, ephesian: raw.ephesian_id };
  const openCorrections = raw.states.filter((state) => state === 'CORRECTED' || state === 'REQUESTED').length;
  const { status, payment_status: paymentStatus, interview_result: interviewResult } = raw;
  const facts = {
    status,
    assignees,
    paymentStatus,
    openCorrections,
    interviewResult,
    interviewWaived: raw.interview_waived,
  };
  const why: Readonly<Record<string, string>> = { noAnalyst: 'ANALYST', noEphesian: 'EPHESIAN', notPaid: 'PAYMENT' };
  const codes = whyNotMove(facts, ahead).map(({ code }) => code.replace('move.', ''));
  return codes.length === 0 ? ['READY'] : codes.map((code) => why[code] ?? code.toUpperCase());
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');

function hasWord(words: readonly string[], sought: string): boolean {
  const digits = sought.replaceAll(/[()+.-]/g, '');
  if (/^\d+$/.test(digits)) {
    return words.some((word) => word.includes(digits) || word.includes(sought.replaceAll(/[()+]/g, '')));
  }
  if (sought.length < 3) return words.some((word) => word.startsWith(sought));
  const isForgiven = sought.length >= 5 && /^\p{L}+$/u.test(sought);
  return words.some((word) => word.includes(sought) || (isForgiven && errorsBetween(word, sought) <= 1));
}

/** Letters that are other, missing or too many, and neighbours that are exchanged. */
function errorsBetween(one: string, other: string): number {
  const grid = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_each, j) => i + j),
  );
  const at = (i: number, j: number) => grid[i]?.[j] ?? 0;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const turned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      (grid[i] ?? [])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + same,
        turned ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}
