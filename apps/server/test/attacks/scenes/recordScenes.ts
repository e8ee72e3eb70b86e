/** Tags, notes, references and verdicts on documents: what is kept beside a card. */
import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import type { TagColour } from '@portal/domain/applications/tags.ts';
import { staffId } from '../../factories.ts';
import { png } from '../../people/applicants.ts';
import type { Fields } from '../shapesOf.ts';
import { succeed, type World } from '../world.ts';
import type { Scene } from './scene.ts';
import { insertAnalysed } from './staffScenes.ts';

const tagForm = (): { name: string; colour: TagColour } => ({
  name: `Visita ${randomUUID().slice(0, 8)}`,
  colour: 'teal',
});

export async function insertTag({ portal }: Pick<World, 'portal'>): Promise<number> {
  const { id } = await portal.database.transaction((db) =>
    db
      .insertInto('tag')
      .values({ ...tagForm(), removed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

const text = { title: 'Llamada', description: 'Habló con la iglesia.' };

/** A note on a card of its own, written by the supervisor. */
const uponNote = (body?: Fields): Scene => ({
  make: async (world) => {
    const id = await insertAnalysed(world);
    const sent = { ...text, mentions: [] };
    const note = await succeed(world, 'supervisor', 'POST', `/api/business/request/${id}/notes/NOTE`, sent);
    return { params: { id, kind: 'NOTE', note: note.id }, ...(body && { body }) };
  },
});

const referenceForm = { name: 'Ana Quintanar', description: 'La conoce desde hace diez años.' };

/** The name of the document of a reference. */
export const UPLOADED = 'carta.png';

/** What a document is called by that waits for a reference on a card, or for a message. */
async function uploadDocument(world: World, id: number, as = 'reference'): Promise<string> {
  const supervisor = await world.portal.staff('supervisor');
  const file = { name: UPLOADED, bytes: await png(40) };
  return (await supervisor.upload('POST', `/api/business/request/${id}/files?for=${as}`, file)).data.upload;
}

/** A reference on a card of its own, written by the supervisor. */
const uponReference = (bodyOf?: (world: World, id: number) => Promise<Fields> | Fields): Scene => ({
  make: async (world) => {
    const id = await insertAnalysed(world);
    const sent = { ...referenceForm, type: 'NEGATIVE' };
    const reference = await succeed(world, 'supervisor', 'POST', `/api/business/request/${id}/references`, sent);
    return { params: { id, reference: reference.id }, ...(bodyOf && { body: await bodyOf(world, id) }) };
  },
});

/** The chat of a card, in which the supervisor wrote. */
const uponChat = (bodyOf?: (message: number) => Fields): Scene => ({
  lasts: 'always',
  make: async (world) => {
    const id = await insertAnalysed(world);
    const at = `/api/business/request/${id}/messages`;
    const message = await succeed(world, 'supervisor', 'POST', at, { text: 'Hola' });
    return { params: { id }, ...(bodyOf && { body: bodyOf(message.id) }) };
  },
});

/** A mail to leader and contact person, each in another language. */
const mailed: Fields = {
  recipients: { leader: 'es', spouse: null, contact: 'en' },
  texts: {
    en: { subject: 'Your letter', text: 'Please send it.' },
    es: { subject: 'Su carta', text: 'Por favor envíela.' },
  },
};

const reminderForm = { day: '2031-05-04', line: 'Llamar a la iglesia.' };

export const recordScenes = {
  remindMe: [{ make: async (world) => ({ params: { id: await insertAnalysed(world) }, body: reminderForm }) }],
  settleReminder: [
    {
      make: async (world) => {
        const id = await insertAnalysed(world);
        const made = await succeed(world, 'supervisor', 'POST', `/api/business/request/${id}/reminders`, reminderForm);
        return { params: { id: made.id }, body: { done: true } };
      },
    },
  ],
  getCardRecipients: [{ lasts: 'always', make: async (world) => ({ params: { id: await insertAnalysed(world) } }) }],
  listCardMails: [{ lasts: 'always', make: async (world) => ({ params: { id: await insertAnalysed(world) } }) }],
  sendCardMail: [{ make: async (world) => ({ params: { id: await insertAnalysed(world) }, body: mailed }) }],
  getLeaderPhoto: [{ lasts: 'always', make: async (world) => ({ params: { id: await insertAnalysed(world) } }) }],
  setLeaderPhoto: [
    {
      make: async (world) => {
        const id = await insertAnalysed(world);
        const supervisor = await world.portal.staff('supervisor');
        const file = { name: UPLOADED, bytes: await png(240) };
        const sent = await supervisor.upload('POST', `/api/business/request/${id}/files?for=photo`, file);
        return { params: { id }, body: { upload: sent.data.upload, crop: { x: 20, y: 30, size: 205 } } };
      },
    },
  ],
  listMessages: [uponChat()],
  listChangedCards: [
    { lasts: 'always', make: async (world) => ({ query: { ids: `${await insertAnalysed(world)}` } }) },
  ],
  listUnreadChats: [{ lasts: 'always', make: async (world) => ({ query: { ids: `${await insertAnalysed(world)}` } }) }],
  countUnreadChats: [{ lasts: 'always', make: () => ({}) }],
  sendMessage: [
    {
      make: async (world) => {
        const id = await insertAnalysed(world);
        return {
          params: { id },
          body: { text: '¿Puede enviar esta carta?', file: await uploadDocument(world, id, 'message') },
        };
      },
    },
  ],
  readMessages: [uponChat((readTo) => ({ readTo }))],
  listDossiers: [{ lasts: 'always', make: async (world) => ({ params: { id: await insertAnalysed(world) } }) }],
  orderDossier: [
    {
      make: async (world) => ({
        params: { id: await insertAnalysed(world) },
        body: { language: 'es', parts: ['form'] },
      }),
    },
  ],
  retryDossier: [
    {
      lasts: 'always',
      make: async (world) => {
        const id = await insertAnalysed(world);
        const body = { language: 'es', parts: ['form'] };
        const { dossiers } = await succeed(world, 'supervisor', 'POST', `/api/business/request/${id}/dossiers`, body);
        return { params: { id, dossier: dossiers[0].id } };
      },
    },
  ],
  listReads: [{ lasts: 'always', make: async (world) => ({ params: { id: await insertAnalysed(world) } }) }],
  listReferences: [{ lasts: 'always', make: async (world) => ({ params: { id: await insertAnalysed(world) } }) }],
  createReference: [
    {
      make: async (world) => {
        const id = await insertAnalysed(world);
        const document = await uploadDocument(world, id);
        return { params: { id }, body: { ...referenceForm, type: 'POSITIVE', document } };
      },
    },
  ],
  updateReference: [
    uponReference(async (world, id) => ({
      ...referenceForm,
      name: 'Irene Quintanar',
      document: await uploadDocument(world, id),
      version: 1,
    })),
  ],
  removeReference: [uponReference()],
  pinReference: [{ ...uponReference(() => ({ pinned: true })), lasts: 'always' }],
  listReferenceVersions: [{ ...uponReference(), lasts: 'always' }],
  listNotes: [
    { lasts: 'always', make: async (world) => ({ params: { id: await insertAnalysed(world), kind: 'NOTE' } }) },
  ],
  listMentionable: [
    { lasts: 'always', make: async (world) => ({ params: { id: await insertAnalysed(world), kind: 'NOTE' } }) },
  ],
  createNote: [
    {
      make: async (world) => ({
        params: { id: await insertAnalysed(world), kind: 'NOTE' },
        body: { ...text, mentions: [await staffId(world.portal, 'manager')] },
      }),
    },
  ],
  updateNote: [uponNote({ ...text, mentions: [], version: 1 })],
  removeNote: [uponNote()],
  pinNote: [{ ...uponNote({ pinned: true }), lasts: 'always' }],
  listNoteVersions: [{ ...uponNote(), lasts: 'always' }],
  setTag: [
    {
      lasts: 'always',
      make: async (world) => ({
        params: { id: await insertAnalysed(world) },
        body: { tag: await insertTag(world), on: true },
      }),
    },
  ],
  createTagOn: [{ make: async (world) => ({ params: { id: await insertAnalysed(world) }, body: tagForm() }) }],
  createTag: [{ make: () => ({ body: tagForm() }) }],
  updateTag: [
    { make: async (world) => ({ params: { id: await insertTag(world) }, body: { ...tagForm(), version: 1 } }) },
  ],
  mergeTag: [
    {
      make: async (world) => ({
        params: { id: await insertTag(world) },
        body: { into: await insertTag(world), version: 1 },
      }),
    },
  ],
  deleteTag: [{ make: async (world) => ({ params: { id: await insertTag(world) }, body: { version: 1 } }) }],
} satisfies Partial<Record<EndpointName, Scene[]>>;
