import { sql } from 'kysely';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { HeldInterview } from '@portal/contract/interviews.ts';
import { DOCUMENT_KINDS, fieldTarget, type PhotoKind } from '@portal/domain/applications/form.ts';
import { NOTE_KINDS, NOTE_RIGHTS } from '@portal/domain/applications/notes.ts';
import { STAGES } from '@portal/domain/applications/stages.ts';
import type { DossierPart } from '@portal/domain/dossiers/dossiers.ts';
import { fieldLabel } from '@portal/messages/applications/fieldWords.ts';
import { getApplication } from '../../applications/detail/getApplication.ts';
import { selectNotes } from '../../applications/notes/note.ts';
import { seeCard } from '../../applications/seeCard.ts';
import { selectReferences } from '../../applications/references/reference.ts';
import { getInterview } from '../../interviews/getInterview.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { Appended, Block, Booklet } from '../../platform/papers/paper.ts';
import { beforeForm, formBlocks } from './formBlocks.ts';
import { paperWords, type PaperWords } from './paperWords.ts';
import {
  changeBlocks,
  correctionBlocks,
  historyBlocks,
  interviewBlocks,
  moneyBlocks,
  noteBlocks,
  part,
  referenceBlocks,
} from './recordBlocks.ts';
import { selectPaperFiles, type PaperFile } from './paperFiles.ts';

export interface DossierPaper {
  booklet: Booklet;
  /** What the booklet names by its place. */
  files: readonly PaperFile[];
  fileName: string;
}

interface Asked {
  application_id: number;
  parts: readonly DossierPart[];
}

/** The dossier in words, as far as its reader may read now; a card out of reach is not found. */
export async function dossierPaper(reader: StaffContext, { application_id: id, parts }: Asked): Promise<DossierPaper> {
  const words = paperWords(reader.language);
  const input = { params: { id }, query: {}, body: {} };
  // Nothing is printed of what was deleted, though some may look into the bin.
  await seeCard(reader, id);
  const detail = await getApplication(reader, input as never);
  const held = STAGES[detail.status].interview === 'none' ? [] : (await getInterview(reader, input as never)).held;
  const files = await selectPaperFiles(reader, id);
  const has = (one: DossierPart) => parts.includes(one);
  const photoOf = (kind: PhotoKind): number | undefined => {
    const found = files.findIndex(({ photo }) => photo === kind);
    return has('photos') && found >= 0 ? found : undefined;
  };
  const written = await writtenParts(reader, words, { id, has });
  const blocks = [
    ...(has('form') ? [...beforeForm(words, detail), ...formBlocks(words, detail, photoOf)] : []),
    ...recordParts(words, detail, held, has),
    ...written,
  ];
  const name = [detail.pastorName, detail.pastorLastName].filter(Boolean).join(' ');
  const number = detail.caseNumber ?? '';
  const photo = photoOf('LEADER');
  return {
    files,
    fileName: words.dossiers('fileName', { caseNumber: number }),
    booklet: {
      kind: 'booklet',
      language: words.language,
      title: name,
      header: words.dossiers('header', { caseNumber: number }),
      ...(photo !== undefined && { photo }),
      front: frontOf(words, detail, reader),
      blocks,
      appended: has('documents') ? appendedOf(words, files) : [],
      words: {
        contents: words.dossiers('contents'),
        page: words.dossiers('page', { page: '{page}', pages: '{pages}' }),
        documents: words.dossiers('documents'),
        noDocuments: words.dossiers(has('documents') ? 'noDocuments' : 'documentsLeftOut'),
        onPage: words.dossiers('onPage', { page: '{page}' }),
        left: {
          locked: words.dossiers('left.locked'),
          broken: words.dossiers('left.broken'),
          type: words.dossiers('left.type'),
          gone: words.dossiers('left.gone'),
        },
      },
    },
  };
}

function frontOf(words: PaperWords, detail: Detail, { actor, now }: StaffContext): (readonly [string, string])[] {
  const { dossiers, stages, figures } = words;
  const rows: (readonly [string, string | null | undefined])[] = [
    [dossiers('caseNumber'), detail.caseNumber],
    [dossiers('stage'), stages(detail.status)],
    [dossiers('church'), detail.churchName],
    [dossiers('place'), [detail.churchCity, figures.country(detail.churchCountry)].filter(Boolean).join(', ')],
    [dossiers('submitted'), detail.submittedAt && figures.date(detail.submittedAt)],
    [dossiers('analyst'), detail.assignment.analyst?.name],
    [dossiers('ephesian'), detail.assignment.ephesian?.name],
    [dossiers('printed'), dossiers('madeBy', { name: actor.name, when: figures.instant(now.toISOString()) })],
  ];
  return rows.filter((row): row is readonly [string, string] => Boolean(row[1]));
}

function recordParts(
  words: PaperWords,
  detail: Detail,
  held: readonly HeldInterview[],
  has: (part: DossierPart) => boolean,
): Block[] {
  const { detail: t, dossiers, interviews } = words;
  const none = dossiers('none');
  return [
    ...(has('money') ? part(dossiers('part.money'), moneyBlocks(words, detail), none) : []),
    ...(has('interview') ? part(t('section.interviews'), interviewBlocks(words, held), interviews('noneHeld')) : []),
    ...(has('corrections') ? part(t('section.corrections'), correctionBlocks(words, detail), none) : []),
    ...(has('changes') ? part(t('section.changes'), changeBlocks(words, detail), none) : []),
    ...(has('history') ? part(dossiers('part.history'), historyBlocks(words, detail), none) : []),
  ];
}

interface Written {
  id: number;
  has: (part: DossierPart) => boolean;
}

/** Notes and references, in the order in which they were written; each asked for with the right of now. */
async function writtenParts(reader: StaffContext, words: PaperWords, { id, has }: Written): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const kind of NOTE_KINDS) {
    if (!has(kind === 'ER' ? 'erNotes' : 'notes') || !mayRead(reader, kind)) continue;
    const found = await selectNotes(reader.db, sql`application_id = ${id} and kind = ${kind} order by id`);
    blocks.push(...part(words.notes(`title.${kind}`), noteBlocks(words, found), words.dossiers('none')));
  }
  if (!has('references')) return blocks;
  const found = await selectReferences(reader, sql`application_id = ${id} order by id`);
  return [...blocks, ...part(words.references('title'), referenceBlocks(words, found), words.references('none'))];
}

const ACTS = {
  exoneration: 'section.exoneration',
  payment: 'section.externalPayment',
  deactivation: 'section.deactivation',
} as const;
const ACT_KINDS = Object.keys(ACTS) as (keyof typeof ACTS)[];

/** The documents of the form in its order, then those of acts and of references that the reader may read. */
function appendedOf(words: PaperWords, files: readonly PaperFile[]): Appended[] {
  return files
    .map((each, file) => ({ ...each, file }))
    .filter(({ photo }) => photo === undefined)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ noun, kind, name, media_type: mediaType, file }) => {
      const act = ACT_KINDS.find((one) => one === kind);
      const label =
        noun === 'references' ? words.dossiers('referenceOf') : act ? words.detail(ACTS[act]) : fieldLabel(words, kind);
      return { label, name, mediaType, file };
    });
}

function rankOf({ noun, kind }: PaperFile): number {
  const target = fieldTarget(kind);
  if (target?.type === 'document') return DOCUMENT_KINDS.indexOf(target.kind);
  return noun === 'references' ? 200 : 100;
}

const mayRead = ({ actor }: StaffContext, kind: (typeof NOTE_KINDS)[number]): boolean =>
  actor.permissions.has(NOTE_RIGHTS[kind]);
