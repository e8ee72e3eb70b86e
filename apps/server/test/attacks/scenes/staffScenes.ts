/** Acts of the staff, each upon a card that stands where the act is possible. */
import { sql } from 'kysely';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import type { KeptQuestion } from '@portal/contract/questions.ts';
import { deadLetterQueue } from '../../../src/platform/jobs/queues.ts';
import { insertApplication, staffId, type ApplicationFacts } from '../../factories.ts';
import { png } from '../../people/applicants.ts';
import type { Fields } from '../shapesOf.ts';
import type { Scene } from './scene.ts';
import { succeed, type World } from '../world.ts';

/** Of every application that the factory makes. */
const version = 2;

/** An application in ANALYSIS, in the charge of the first analyst and the first Ephesian. */
export const insertAnalysed = ({ portal }: World): Promise<number> =>
  insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', ephesian: 'ephesian' });

const upon = (facts: ApplicationFacts, body: Fields, more: Partial<Scene> = {}): Scene => ({
  ...more,
  make: async ({ portal }) => ({ params: { id: await insertApplication(portal, facts) }, body }),
});

const denial = { reason: 'No se presentó.', description: 'Dos citas sin respuesta.', departureDate: '2026-02-28' };

/** A correction of the leader's name, answered or not. */
const withCorrection = (state: 'REQUESTED' | 'CORRECTED', body: Fields): Scene => ({
  make: async (world) => {
    const id = await insertAnalysed(world);
    const asked = { corrections: [{ field: 'FORM_LEADER_NAME', message: 'Complételo.' }], version };
    const card = await succeed(world, 'supervisor', 'POST', `/api/business/request/${id}/corrections`, asked);
    const correction = await world.portal.database.transaction((db) =>
      db
        .updateTable('correction')
        .set({ state })
        .where('application_id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    return { params: { id, correction: correction.id }, body: { ...body, version: card.version } };
  },
});

/** A mail that could not be sent. */
async function failedMail(world: World): Promise<number> {
  const id = await insertAnalysed(world);
  const asked = { corrections: [{ field: 'FORM_LEADER_NAME', message: 'Complételo.' }], version };
  await succeed(world, 'supervisor', 'POST', `/api/business/request/${id}/corrections`, asked);
  return world.portal.database.transaction(async (db) => {
    const mail = await db.selectFrom('mail').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    await db.updateTable('mail').set({ state: 'FAILED' }).where('id', '=', mail.id).execute();
    return mail.id;
  });
}

/** Forgets the reports of before, since nobody may have many. */
const forgetProblems = ({ portal }: World) =>
  portal.database.transaction((db) => db.deleteFrom('problem_report').execute());

export const staffScenes = {
  uploadFile: [
    {
      lasts: 'always',
      make: async (world) => ({
        params: { id: await insertAnalysed(world) },
        file: { name: 'carta.png', bytes: await png(40) },
      }),
    },
  ],
  moveApplication: [
    upon(
      { status: 'ANALYSIS', analyst: 'analyst' },
      { from: 'ANALYSIS', to: 'REJECTED', version, deactivation: { type: 'OTHER', closesChurch: false, ...denial } },
      { about: 'to REJECTED' },
    ),
    {
      about: 'to ANALYSIS',
      only: ['assignee', 'to', 'deactivation'],
      make: async ({ portal }) => ({
        params: { id: await insertApplication(portal, { status: 'PAID' }) },
        body: { from: 'PAID', to: 'ANALYSIS', version, assignee: await staffId(portal, 'analyst') },
      }),
    },
  ],
  undoMove: [
    {
      make: async (world) => {
        const id = await insertAnalysed(world);
        const move = { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS', version };
        const card = await succeed(world, 'supervisor', 'POST', `/api/business/request/${id}/moves`, move);
        return { params: { id }, body: { version: card.version } };
      },
    },
  ],
  assignApplication: [
    {
      make: async (world) => ({
        params: { id: await insertAnalysed(world), kind: 'analyst' },
        body: { userId: await staffId(world.portal, 'analyst2'), version, reassign: true },
      }),
    },
  ],
  unassignApplication: [
    {
      make: async (world) => ({ params: { id: await insertAnalysed(world), kind: 'analyst' }, body: { version } }),
    },
  ],
  askCorrections: [
    upon(
      { status: 'ANALYSIS' },
      { corrections: [{ field: 'FORM_LEADER_NAME', message: 'Complételo.' }], wishedFor: '2099-04-05', version },
    ),
  ],
  acceptCorrection: [withCorrection('CORRECTED', {})],
  withdrawCorrection: [withCorrection('REQUESTED', {})],
  askCorrectionAgain: [withCorrection('CORRECTED', { message: 'Todavía no.', wishedFor: '2099-04-05' })],
  exonerate: [
    upon({ status: 'COMPLETE' }, { type: 'PAYMENT', reason: 'HARDSHIP', observations: 'Carta adjunta.', version }),
  ],
  payExternally: [
    upon(
      { status: 'COMPLETE' },
      { method: 'CASH', reference: 'Recibo 12', date: '2026-03-01', amount: 15_000, version },
    ),
  ],
  recordInterview: [
    {
      make: async (world) => {
        const id = await insertApplication(world.portal, { status: 'INTERVIEW', ephesian: 'ephesian' });
        const { groups } = await succeed(world, 'administrator', 'GET', '/api/business/interview-questions');
        const questions = groups.flatMap((group: { questions: KeptQuestion[] }) => group.questions) as KeptQuestion[];
        const answers = questions
          .filter(({ required, parent }) => required && parent === null)
          .map(({ id: question, options }) => ({ question, answer: options[0]?.id ?? 'Por la red.' }));
        const body = { result: 'DENIED', comments: 'No asistió.', answers, deactivation: denial, version };
        return { params: { id }, body };
      },
    },
  ],
  getInterview: [
    {
      lasts: 'always',
      make: async ({ portal }) => ({
        params: { id: await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian' }) },
      }),
    },
  ],
  answerInterview: [
    {
      make: async ({ portal }) => ({
        params: { id: await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian' }) },
        // Of the questions that come with the portal, whatever became of them.
        body: { question: 'call', asked: 1, answer: 'Un llamado claro.', seen: 0 },
      }),
    },
  ],
  switchInterview: [upon({ status: 'INTERVIEW', ephesian: 'ephesian' }, { active: false, version })],
  getOutboxMail: [{ lasts: 'always', make: async (world) => ({ params: { id: await failedMail(world) } }) }],
  // The server of tests sends no mail.
  sendMailAgain: [{ refusedAs: 'mail.noServer', make: async (world) => ({ params: { id: await failedMail(world) } }) }],
  reportProblem: [
    {
      make: async (world) => {
        await forgetProblems(world);
        return { body: { codes: ['GE005'], screen: '/requests/dashboard', words: 'Movía una tarjeta.' } };
      },
    },
  ],
  settleProblem: [
    {
      lasts: 'always',
      make: async (world) => {
        await forgetProblems(world);
        await succeed(world, 'analyst', 'POST', '/api/business/problem', { codes: ['GE005'], screen: '/requests' });
        const { data } = await succeed(world, 'administrator', 'GET', '/api/business/problem');
        return { params: { id: data[0].id }, body: { settled: true } };
      },
    },
  ],
  retryFailedJob: [
    {
      make: async ({ portal }) => {
        const { rows } = await portal.database.transaction((db) =>
          sql<{ id: string }>`insert into pgboss.job (name, data, source_name, source_id)
            values (${deadLetterQueue}, '{}', 'platform.clean-up', gen_random_uuid()) returning id`.execute(db),
        );
        return { params: { id: rows[0]?.id ?? '' } };
      },
    },
  ],
  saveReadyTexts: [
    {
      make: async (world) => {
        const seen = await succeed(world, 'administrator', 'GET', '/api/business/ready-text');
        const text = { en: 'Complete it.', es: 'Complételo.' };
        return { body: { version: seen.version, texts: [{ text, places: ['documents'], active: true }] } };
      },
    },
  ],
  saveMailTexts: [
    {
      make: async (world) => {
        const seen = await succeed(world, 'administrator', 'GET', '/api/business/mail-text');
        const words = () => ({
          subject: { en: 'Case {caseNumber}', es: 'Caso {caseNumber}' },
          text: { en: 'Dear {recipient}', es: 'Saludos, {recipient}' },
          confirmed: false,
        });
        const stage = () => ({ ...words(), active: false });
        const stages = { APPROVED: stage(), SENT: stage(), REJECTED: stage() };
        return { body: { version: seen.version, stages, templates: [{ ...words(), id: 'visita', name: 'Visita' }] } };
      },
    },
  ],
  saveInterviewQuestions: [
    {
      make: async (world) => {
        const seen = await succeed(world, 'administrator', 'GET', '/api/business/interview-questions');
        const both = (text: string) => ({ en: text, es: text });
        const asked = { required: true, visible: true, reportable: true, maxLength: 500, confirmed: false };
        const options = ['si', 'no'].map((id) => ({ id, label: both(id) }));
        const questions = [
          {
            ...asked,
            id: 'llamado',
            type: 'TEXT',
            text: both('¿Cuál?'),
            placeholder: both('Aquí'),
            options: [],
            parent: null,
          },
          { ...asked, id: 'casado', type: 'RADIO', text: both('¿Y?'), placeholder: null, options, parent: null },
        ];
        return {
          body: { version: seen.version, groups: [{ id: 'fe', title: both('Fe'), confirmed: false, questions }] },
        };
      },
    },
  ],
  saveFaq: [
    {
      make: async (world) => {
        const faq = await succeed(world, 'administrator', 'GET', '/api/business/faq');
        const both = (text: string) => ({ en: text, es: text });
        const elements = [{ question: both('¿Quién?'), answer: both('El Efesio.') }];
        return { body: { version: faq.version, groups: [{ title: both('Reuniones'), elements }] } };
      },
    },
  ],
} satisfies Partial<Record<EndpointName, Scene[]>>;
