import { sql } from 'kysely';
import { addDays } from '@portal/domain/days.ts';
import { DOCUMENT_KINDS, documentKey, type DocumentKind } from '@portal/domain/applications/form.ts';
import type { TagColour } from '@portal/domain/applications/tags.ts';
import { acceptDocument, refuseDocument } from '../applications/documents/judgeDocument.ts';
import { applicationSubject } from '../applications/files/applicationFiles.ts';
import { sendCardMail } from '../applications/mails/sendCardMail.ts';
import { createNote, pinNote } from '../applications/notes/writeNotes.ts';
import { setLeaderPhoto } from '../applications/photos/setLeaderPhoto.ts';
import { createReference } from '../applications/references/writeReferences.ts';
import { setTag } from '../applications/tags/setTag.ts';
import { insertTag } from '../applications/tags/tag.ts';
import type { ReferenceType } from '@portal/domain/applications/references.ts';
import { newYorkDate } from '../platform/clock.ts';
import { keepUpload } from '../platform/files/waitingUpload.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { addDemoChat } from './demoChat.ts';
import type { DemoApplicant } from './corpus/applicant.ts';
import { FACE, type DemoFiles } from './demoFiles.ts';
import { given } from './given.ts';

interface DemoTag {
  name: string;
  colour: TagColour;
}

const TAGS: readonly DemoTag[] = [
  { name: 'Visita pastoral', colour: 'teal' },
  { name: 'Documentos por revisar', colour: 'orange' },
  { name: 'Invitado al congreso', colour: 'violet' },
  { name: 'Prioridad', colour: 'red' },
];

interface DemoNote {
  title: string;
  description: string;
}

const NOTES: readonly DemoNote[] = [
  {
    title: 'Llamada con la persona de contacto',
    description:
      'Confirmó la dirección de la iglesia y el horario de las reuniones. Pide que le escriban por la tarde.',
  },
  {
    title: 'Cobertura anterior',
    description: 'Estuvieron nueve años con otra red. La carta de salida llega la próxima semana.',
  },
  {
    title: 'Viaja en diciembre',
    description: 'Prefiere la entrevista antes del 10. Después vuelve a fines de enero.',
  },
];

interface DemoReference {
  type: ReferenceType;
  name: string;
  description: string;
}

const REFERENCES: readonly DemoReference[] = [
  {
    type: 'POSITIVE',
    name: 'Rebeca Olivares',
    description: 'Trabajaron juntos seis años en la escuela dominical. Cumple lo que promete y cuida a su gente.',
  },
  {
    type: 'NEGATIVE',
    name: 'Aarón Villaseñor',
    description:
      'Dejó su cargo anterior sin avisar y con cuentas por entregar. Recomienda hablar con la junta de entonces.',
  },
];

const MAIL = {
  subject: 'Solicitud {caseNumber}: comenzamos la revisión',
  text: 'Saludos, {recipient}:\n\nHoy comenzamos a revisar la solicitud de {church}. Le escribiremos en cuanto haya novedades.',
};

/** Not every card: what stands on all of them says nothing. */
const EVERY = 7;

/**
 * What a reviewer says of some cards as their review begins: tags, what others say of the leader with a letter, a note that
 * mentions the analyst, an email to the leader, documents accepted and, where the review goes on, one refused, the part of the photo to show.
 */
export async function addDemoRemarks(
  context: StaffContext,
  { id, analyst, applicant }: { id: number; analyst: number | undefined; applicant: DemoApplicant },
  files: DemoFiles,
): Promise<void> {
  if (id % EVERY !== 0) return;
  const turn = id / EVERY;
  const first = TAGS[turn % TAGS.length];
  const second = turn % 2 === 0 ? TAGS[(turn + 1) % TAGS.length] : undefined;
  for (const tag of [first, second]) if (tag) await putTag(context, id, tag);

  const { documents, portraits, story } = applicant;
  const sent = await documentsOf(context, id);
  for (const [place, { kind, file }] of sent.slice(0, 1 + (turn % 5)).entries()) {
    // The identity document says until when it holds.
    const validUntil = place === 0 ? addDays(newYorkDate(context.now), 20 + turn * 30) : null;
    await acceptDocument(context, given({ id, kind }, { file, accepted: true, validUntil }));
  }
  const unseen = sent.at(-1);
  // It keeps the card where it is until it is answered.
  if (unseen && story.stage === 'ANALYSIS' && !asksFor(story, unseen.kind)) {
    const reason = 'Falta la firma. Envíe la carta firmada, en una sola página.';
    await refuseDocument(context, given({ id, kind: unseen.kind }, { file: unseen.file, reason }));
  }
  if (turn % 2 === 1) {
    const [photo, crop] = [await files.portrait(portraits.leader), await files.face(portraits.leader)];
    await setLeaderPhoto(context, given({ id }, { file: photo.fileId, crop: FACE }), { file: photo.fileId, crop });
  }

  const reference = REFERENCES[turn % REFERENCES.length];
  if (reference) {
    const upload = await keepUpload(context, applicationSubject(id), await files.letter(documents));
    await createReference(context, given({ id }, { ...reference, document: upload }));
  }

  await addDemoChat(context, id, turn);

  if (turn % 3 === 0) {
    const recipients = { leader: 'es' as const, spouse: null, contact: null };
    await sendCardMail(context, given({ id }, { recipients, texts: { en: null, es: MAIL } }));
  }

  const note = NOTES[turn % NOTES.length];
  if (!note) return;
  const place = await createNote(
    context,
    given({ id, kind: 'NOTE' }, { ...note, mentions: analyst === undefined ? [] : [analyst] }),
  );
  if (turn % 2 === 0) await pinNote(context, given({ ...place, id, kind: 'NOTE' }, { pinned: true }));
}

async function putTag(context: StaffContext, id: number, { name }: DemoTag): Promise<void> {
  const tag = await findTag(context, name);
  if (tag !== undefined) await setTag(context, given({ id }, { tag, on: true }));
}

async function findTag({ db }: StaffContext, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from tag where name = ${name} and removed_at is null`.execute(db);
  return rows[0]?.id;
}

/** The tags of the remarks, before anybody makes some. */
export async function addDemoTags(context: StaffContext): Promise<void> {
  for (const tag of TAGS) if ((await findTag(context, tag.name)) === undefined) await insertTag(context, tag);
}

/** The documents that were sent, in the form's order. */
async function documentsOf({ db }: StaffContext, id: number): Promise<{ kind: DocumentKind; file: number }[]> {
  const { noun } = applicationSubject(id);
  const { rows } = await sql<{ kind: string; file_id: number }>`
    select kind, file_id from attachment
    where noun = ${noun} and subject_id = ${id} and kind like 'FORM_DOCUMENT_%' and place = 0`.execute(db);
  const files = new Map(rows.map((row) => [row.kind, row.file_id]));
  return DOCUMENT_KINDS.flatMap((kind) => {
    const file = files.get(documentKey(kind));
    return file === undefined ? [] : [{ kind, file }];
  });
}

const asksFor = ({ steps }: DemoApplicant['story'], kind: DocumentKind): boolean =>
  steps.some((step) => step.act === 'askCorrection' && step.field === documentKey(kind));
