// Over 250 lines: a line for every endpoint that stores something.
/** Where what an endpoint stored is read again: by which endpoint, at which place of its answer. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { valueAt } from './sent/attacked.ts';
import type { Section } from '@portal/domain/applications/form.ts';
import {
  appointed,
  correctedField,
  detail,
  inDetail,
  keptAnswer,
  latestMails,
  latestMessage,
  licenceOfCard,
  noteField,
  own,
  referenceField,
  type Reader,
} from './readCard.ts';
import { passwordMatches } from '../../src/sessions/passwords.ts';
import { SAVED_LIST } from './scenes/ownAccountScenes.ts';
import type { Made } from './scenes/scene.ts';
import { newest } from './newest.ts';
import { aCategory, anImport, aNotification, aPost } from './readContent.ts';
import { partOf, passReason, whyRevoked } from './readCourse.ts';
import { stored } from './stored.ts';
import { succeed, type World } from './world.ts';

const step =
  (section: Section): Reader =>
  async (world, made, path) =>
    valueAt(await own(world, made), `${section}.${path}`);

/** At the place where it was sent, of what an administrator reads there. */
const asRead =
  (path: string): Reader =>
  async (world, _made, place) =>
    valueAt(await succeed(world, 'administrator', 'GET', `/api/business/${path}`), place);

/** An account as the list shows it. */
const staffUser =
  (find: (world: World, made: Made) => Promise<any>): Reader =>
  async (world, made, path) =>
    valueAt(await find(world, made), path.replace('roles.0', 'roles.0.id'));

/** A password is kept as a hash, so it cannot be read: it was stored as sent if the hash agrees with it. */
const password =
  (table: 'staff_user' | 'client_account'): Reader =>
  async (world, _made, path, sent) => {
    const account = await newest(table)(world);
    if (path === 'termsVersion') return account.terms_version;
    const opens = typeof sent === 'string' && (await passwordMatches(account.password_hash, sent));
    return opens ? stored(sent) : 'another password';
  };

/** The role as it is read for its form, where its names in both languages have other places. */
const newestRole: Reader = async (world, _made, path) => {
  const { id } = await newest('role')(world);
  const place = path.replace(/^name\b/, 'names').replace(/^description\b/, 'descriptions');
  return valueAt(await succeed(world, 'administrator', 'GET', `/api/business/role/${id}`), place);
};

const recorded = inDetail({
  deactivation: 'deactivation',
  comments: 'interviews.0.comments',
  result: 'interviews.0.result',
});

const churchReport: Reader = async (world, { params }, path) => {
  const at = `/api/business/report/church/${params?.['church']}/census/${params?.['census']}`;
  return valueAt(await succeed(world, 'administrator', 'GET', at), path);
};

/** A column of created accounts, as its definition tells it. */
const exportElement: Reader = async (world, made, path) => {
  const group = '/api/business/report/metadata/group/created-accounts.export';
  const { elements } = await succeed(world, 'administrator', 'GET', group);
  const element = elements.find(({ key }: { key: string }) => key === made.body?.['element']);
  return valueAt(element && { ...element, element: element.key }, path);
};

/** An event as its form reads it, where region and what was chosen have other names. */
const anEvent: Reader = async (world, { params }, path) => {
  const id = params?.['id'] ?? (await newest('event')(world)).id;
  const told = await succeed(world, 'administrator', 'GET', `/api/business/event/${id}`);
  return valueAt({ ...told, ephesian: told.region?.id ?? null, status: told.chosen }, path);
};

/** Whom somebody brought along who was just let in, by which key and against what. */
const atTheDoor: Reader = async (world, { params }, path) => {
  const told = await succeed(world, 'administrator', 'GET', `/api/business/event/${params?.['id']}/check-in`);
  if (path !== 'override.reason') return valueAt({ ...told[0], ...told[0].party }, path);
  const row = await world.portal.database.read((db) =>
    db.selectFrom('history').select('personal').where('kind', '=', 'letIn').orderBy('id', 'desc').executeTakeFirst(),
  );
  return valueAt(row, 'personal.reason.to');
};

export const READ_BACK: Readonly<Partial<Record<EndpointName, Reader>>> = {
  saveLeader: step('leader'),
  saveSpouse: step('spouse'),
  saveMinistry: step('ministry'),
  saveContact: step('contact'),
  editLeader: inDetail({ values: 'pastor.leader' }),
  editSpouse: inDetail({ values: 'pastor.spouse' }),
  editMinistry: inDetail({ values: 'ministry' }),
  editContact: inDetail({ values: 'pastor.contact' }),
  answerCorrection: correctedField,
  askCorrections: inDetail({
    'corrections.0.message': 'corrections.0.message',
    'corrections.0.field': 'corrections.0.field',
    wishedFor: 'corrections.0.wishedFor',
  }),
  acceptDocument: inDetail({ validUntil: 'documents.0.accepted.validUntil' }),
  refuseDocument: inDetail({ reason: 'corrections.0.message' }),
  askCorrectionAgain: inDetail({ message: 'corrections.0.message', wishedFor: 'corrections.0.wishedFor' }),
  moveApplication: inDetail({ deactivation: 'deactivation', to: 'status', assignee: 'assignment.analyst.id' }),
  assignApplication: inDetail({ userId: 'assignment.analyst.id' }),
  recordInterview: async (world, made, path, sent) => {
    const [, at, part] = /^answers\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (at === undefined) return recorded(world, made, path, sent);
    const question = made.body?.['answers'] as { question: string }[] | undefined;
    const row = await keptAnswer(world, made, question?.[Number(at)]?.question);
    return part === 'question' ? row?.question : row?.answer || null;
  },
  answerInterview: async (world, made, path) => {
    const row = await keptAnswer(world, made);
    // The comments are kept under no question, and what is taken back as nothing.
    return valueAt(row && { question: row.question || null, answer: row.answer || null }, path);
  },
  payExternally: inDetail({
    reference: 'payments.0.reference',
    method: 'payments.0.method',
    date: 'payments.0.date',
    amount: 'payments.0.amount',
  }),
  showExportElement: exportElement,
  titleExportElement: exportElement,
  setFee: asRead('parameter/key/REQUEST_PAYMENT_AMOUNT'),
  setMinistryRules: asRead('setting/ministry/rules'),
  setExonerationLimit: asRead('setting/exoneration-limit'),
  setStageLimits: asRead('setting/stage-limits'),
  setReportDates: asRead('parameter/'),
  setCheckInSettings: asRead('setting/check-in'),
  createEvent: anEvent,
  updateEvent: anEvent,
  switchEvent: async (world) => (await newest('event')(world)).cancelled_at !== null,
  checkIn: atTheDoor,
  changeParty: atTheDoor,
  saveChurchReport: churchReport,
  reopenChurchReport: (world, made, path, sent) =>
    churchReport(world, made, path === 'reason' ? 'reopened.reason' : path, sent),
  noteReportContact: async (world, { params }) =>
    valueAt(
      await succeed(
        world,
        'administrator',
        'GET',
        `/api/business/report/church/${params?.['church']}/census/${params?.['census']}/contacts`,
      ),
      'contacts.0.note',
    ),
  saveOwnReport: async (world, { token = '', params }, path) =>
    valueAt(await succeed(world, { token }, 'GET', `/api/client/census/${params?.['id']}`), path),
  passLesson: passReason,
  revokeCertificate: whyRevoked,
  checkImport: anImport,
  createNotification: aNotification,
  updateNotification: aNotification,
  createPost: aPost,
  updatePost: aPost,
  switchPost: aPost,
  createCategory: aCategory,
  updateCategory: aCategory,
  createCourse: partOf('course', 'new'),
  updateCourse: partOf('course'),
  switchCourse: partOf('course'),
  createSection: partOf('course_section', 'new'),
  updateSection: partOf('course_section'),
  switchSection: partOf('course_section'),
  createLesson: partOf('course_lesson', 'new'),
  updateLesson: partOf('course_lesson'),
  switchLesson: partOf('course_lesson'),
  saveNoticeChoices: async (world, { token = '' }, path) =>
    valueAt(await succeed(world, { token }, 'GET', '/api/business/notices/choices'), path),
  remindMe: async (world, _made, path) => valueAt(await newest('card_reminder')(world), path),
  settleReminder: async (world) => (await newest('card_reminder')(world)).done_at !== null,
  setDraftErasure: asRead('setting/draft-erasure'),
  decideExoneration: async (world, made, path) => {
    const [{ state, decided }] = (await detail(world, made)).exonerations;
    return path === 'granted' ? state === 'GRANTED' : decided?.words;
  },
  deleteApplication: async (world) => (await newest('deletion')(world)).reason,
  setPaymentAside: async (world) => (await newest('payment')(world)).settled_words,
  setLeaderPhoto: async (world, { params }, path) =>
    valueAt(await succeed(world, 'supervisor', 'GET', `/api/business/request/${params?.['id']}/photo`), path),
  switchLicence: licenceOfCard,
  orderExport: async (world, _made, path) =>
    valueAt(await succeed(world, 'supervisor', 'GET', '/api/business/exports'), `data.0.${path}`),
  orderDossier: async (world, made, path) => valueAt(await detail(world, made, '/dossiers'), `dossiers.0.${path}`),
  makeAppointment: appointed,
  changeAppointment: appointed,
  cancelAppointment: appointed,
  sendCardMail: latestMails,
  sendMessage: latestMessage,
  sendOwnMessage: latestMessage,
  createNote: noteField,
  updateNote: noteField,
  pinNote: noteField,
  createReference: referenceField,
  updateReference: referenceField,
  pinReference: referenceField,
  setTag: inDetail({ tag: 'labels.0.id' }),
  createTagOn: inDetail({ name: 'labels.0.name', colour: 'labels.0.colour' }),
  createTag: async (world, _made, path) => valueAt(await newest('tag')(world), path),
  updateTag: async (world, _made, path) => valueAt(await newest('tag')(world), path),
  removeUser: async (world, _made, path) => valueAt((await newest('bulk_run')(world)).params, path),
  setStaffPassword: password('staff_user'),
  acceptInvitation: password('staff_user'),
  changePassword: password('staff_user'),
  setPassword: password('client_account'),
  addPasskey: async (world, _made, path) => valueAt(await newest('passkey')(world), path),
  removeSecondFactor: async (world, { params }) => {
    const row = await world.portal.database.read((db) =>
      db
        .selectFrom('history')
        .select('personal')
        .where('noun', '=', 'users')
        .where('subject_id', '=', Number(params?.['id']))
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    );
    return valueAt(row, 'personal.reason.to');
  },
  setUserStatus: staffUser((world, { params }) =>
    succeed(world, 'administrator', 'GET', `/api/business/user/${params?.['id']}`),
  ),
  setAbsence: async (world, { params }, path) => {
    const { absence } = await succeed(world, 'administrator', 'GET', `/api/business/user/${params?.['id']}/absence`);
    return valueAt({ absence: absence && { ...absence, delegate: absence.delegate.id } }, path);
  },
  saveReadyTexts: asRead('ready-text'),
  saveMailTexts: asRead('mail-text'),
  saveInterviewQuestions: asRead('interview-questions'),
  saveFaq: asRead('faq'),
  settleProblem: async (world) => {
    const { data } = await succeed(world, 'administrator', 'GET', '/api/business/problem?show=all');
    return data[0].settledAt !== null;
  },
  chooseLanguage: async (world) =>
    valueAt(await succeed(world, 'supervisor', 'GET', '/api/business/user/me'), 'language.slug'),
  saveView: async ({ portal }, _made, path, sent) => {
    const row = await portal.database.read((db) =>
      db.selectFrom('saved_view').selectAll().where('list', '=', SAVED_LIST).executeTakeFirst(),
    );
    // An address is kept byte for byte.
    return path === 'query' && row?.query === sent ? stored(sent) : valueAt(row, path);
  },
  changeChurch: async (world, _made, path) => {
    const row = await newest('church_change')(world);
    return valueAt({ ...row, name: row.after, country: row.after }, path);
  },
  shareView: async ({ portal }, _made, path) => {
    const views = portal.database.read((db) => db.selectFrom('saved_view').selectAll().execute());
    const roles = portal.database.read((db) => db.selectFrom('role_view').select('role_id').execute());
    return valueAt(
      { shared: (await views)[0]?.shared_at !== null, roles: (await roles).map(({ role_id }) => role_id) },
      path,
    );
  },
  createUser: staffUser(async (world, { body }) => {
    const url = `/api/business/user?search=${encodeURIComponent(body?.['email'] as string)}`;
    return (await succeed(world, 'administrator', 'GET', url)).data[0];
  }),
  updateUser: staffUser((world, { params }) =>
    succeed(world, 'administrator', 'GET', `/api/business/user/${params?.['id']}`),
  ),
  createRole: newestRole,
  updateRole: newestRole,
  updateClient: (world, made, path, sent) => asRead(`client/${made.params?.['id']}`)(world, made, path, sent),
  reportProblem: (world, made, path, sent) => asRead('problem')(world, made, `data.0.${path}`, sent),
  exonerate: inDetail({
    type: 'exonerations.0.type',
    reason: 'exonerations.0.reason',
    observations: 'exonerations.0.observations',
  }),
};
