/** Where what an endpoint stored is read again: by which endpoint, at which place of its answer. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { valueAt } from './sent/attacked.ts';
import { fieldTarget, type Section } from '@portal/domain/applications/form.ts';
import { passwordMatches } from '../../src/sessions/passwords.ts';
import { SAVED_LIST } from './scenes/ownAccountScenes.ts';
import type { Made } from './scenes/scene.ts';
import type { Json } from './shapesOf.ts';
import { succeed, type World } from './world.ts';

type Reader = (world: World, made: Made, path: string, sent: Json) => Promise<unknown>;

const own = (world: World, { token = '', params }: Made) =>
  succeed(world, { token }, 'GET', `/api/client/request/${params?.['id']}`);
const detail = (world: World, { params }: Made) =>
  succeed(world, 'supervisor', 'GET', `/api/business/request/${params?.['id']}`);

const step =
  (section: Section): Reader =>
  async (world, made, path) =>
    valueAt(await own(world, made), `${section}.${path}`);

const inDetail =
  (places: Readonly<Record<string, string>>): Reader =>
  async (world, made, path) => {
    const place = Object.entries(places).find(([start]) => path === start || path.startsWith(`${start}.`));
    return place && valueAt(await detail(world, made), place[1] + path.slice(place[0].length));
  };

/** A corrected field as the applicant and as the staff read it; both must be the same. */
const correctedField: Reader = async (world, made) => {
  const shown = await detail(world, made);
  const target = fieldTarget(shown.corrections[0].field);
  if (target?.type !== 'field') return undefined;
  const { section, name } = target;
  const ofStaff = section === 'ministry' ? shown.ministry[name] : shown.pastor[section][name];
  const ofClient = valueAt(await own(world, made), `${section}.${name}`);
  return ofStaff === ofClient ? ofStaff : { ofStaff, ofClient };
};

/** An account as the list shows it. */
const staffUser =
  (find: (world: World, made: Made) => Promise<any>): Reader =>
  async (world, made, path) =>
    valueAt(await find(world, made), path.replace('roles.0', 'roles.0.id'));

/** The newest row of a table: each scene makes an account or a thing of its own. */
const newest =
  (table: 'staff_user' | 'client_account' | 'payment' | 'bulk_run') =>
  async ({ portal }: World): Promise<any> =>
    portal.database.read((db) => db.selectFrom(table).selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst());

/** A password is kept as a hash, so it cannot be read: it was stored as sent if the hash agrees with it. */
const password =
  (table: 'staff_user' | 'client_account'): Reader =>
  async (world, _made, path, sent) => {
    const account = await newest(table)(world);
    if (path === 'termsVersion') return account.terms_version;
    const opens = typeof sent === 'string' && (await passwordMatches(account.password_hash, sent));
    return opens ? stored(sent) : 'another password';
  };

export const READ_BACK: Readonly<Partial<Record<EndpointName, Reader>>> = {
  saveLeader: step('leader'),
  saveSpouse: step('spouse'),
  saveMinistry: step('ministry'),
  saveContact: step('contact'),
  answerCorrection: correctedField,
  askCorrections: inDetail({ message: 'corrections.0.message', 'fields.0': 'corrections.0.field' }),
  askCorrectionAgain: inDetail({ message: 'corrections.0.message' }),
  moveApplication: inDetail({ deactivation: 'deactivation', to: 'status', assignee: 'assignment.analyst.id' }),
  assignApplication: inDetail({ userId: 'assignment.analyst.id' }),
  recordInterview: inDetail({
    deactivation: 'deactivation',
    comments: 'interviews.0.comments',
    result: 'interviews.0.result',
  }),
  payExternally: inDetail({
    reference: 'externalPayment.reference',
    method: 'externalPayment.method',
    date: 'externalPayment.date',
    amount: 'externalPayment.amount',
  }),
  removeUser: async (world, _made, path) => valueAt((await newest('bulk_run')(world)).params, path),
  setStaffPassword: password('staff_user'),
  acceptInvitation: password('staff_user'),
  changePassword: password('staff_user'),
  setPassword: password('client_account'),
  setUserStatus: staffUser((world, { params }) =>
    succeed(world, 'administrator', 'GET', `/api/business/user/${params?.['id']}`),
  ),
  saveFaq: async (world, _made, path) =>
    valueAt(await succeed(world, 'administrator', 'GET', '/api/business/faq'), path),
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
    if (path === 'query' && row?.query === sent) return stored(sent);
    return valueAt(row, path);
  },
  createUser: staffUser(async (world, { body }) => {
    const url = `/api/business/user?search=${encodeURIComponent(body?.['email'] as string)}`;
    return (await succeed(world, 'administrator', 'GET', url)).data[0];
  }),
  updateUser: staffUser((world, { params }) =>
    succeed(world, 'administrator', 'GET', `/api/business/user/${params?.['id']}`),
  ),
  updateClient: async (world, { params }, path) =>
    valueAt(await succeed(world, 'administrator', 'GET', `/api/business/client/${params?.['id']}`), path),
  reportProblem: async (world, _made, path) =>
    valueAt(await succeed(world, 'administrator', 'GET', '/api/business/problem'), `data.0.${path}`),
  exonerate: inDetail({
    type: 'exonerations.0.type',
    reason: 'exonerations.0.reason',
    observations: 'exonerations.0.observations',
  }),
};

/** What must be read back where a value was stored: text NFC and trimmed, nothing where it is empty. */
export const stored = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFC').trim() || null : value;
