/** Where what an endpoint stored is read again: by which endpoint, at which place of its answer. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { valueAt } from './attacked.ts';
import { fieldTarget, type Section } from '@portal/domain/applications/form.ts';
import { SAVED_LIST } from './ownAccountScenes.ts';
import type { Made } from './scene.ts';
import { succeed, type World } from './world.ts';

type Reader = (world: World, made: Made, path: string) => Promise<unknown>;

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

/** An account as the list shows it; addresses are kept in small letters, and what is entered twice is kept once. */
const staffUser =
  (find: (world: World, made: Made) => Promise<any>): Reader =>
  async (world, made, path) =>
    ['email', 'confirmEmail', 'version'].includes(path)
      ? undefined
      : valueAt(await find(world, made), path.replace('roles.0', 'roles.0.id'));

export const READ_BACK: Readonly<Partial<Record<EndpointName, Reader>>> = {
  saveLeader: step('leader'),
  saveSpouse: step('spouse'),
  saveMinistry: step('ministry'),
  saveContact: step('contact'),
  answerCorrection: correctedField,
  askCorrections: inDetail({ message: 'corrections.0.message', 'fields.0': 'corrections.0.field' }),
  askCorrectionAgain: inDetail({ message: 'corrections.0.message' }),
  moveApplication: inDetail({ deactivation: 'deactivation', to: 'status' }),
  recordInterview: inDetail({ deactivation: 'deactivation', comments: 'interviews.0.comments' }),
  payExternally: inDetail({
    reference: 'externalPayment.reference',
    method: 'externalPayment.method',
    date: 'externalPayment.date',
    amount: 'externalPayment.amount',
  }),
  chooseLanguage: async (world) =>
    valueAt(await succeed(world, 'supervisor', 'GET', '/api/business/user/me'), 'language.slug'),
  saveView: async ({ portal }, _made, path) => {
    const row = await portal.database.read((db) =>
      db.selectFrom('saved_view').selectAll().where('list', '=', SAVED_LIST).executeTakeFirst(),
    );
    return path === 'name' ? row?.name : undefined;
  },
  createUser: staffUser(async (world, { body }) => {
    const url = `/api/business/user?search=${encodeURIComponent(body?.['email'] as string)}`;
    return (await succeed(world, 'administrator', 'GET', url)).data[0];
  }),
  updateUser: staffUser((world, { params }) =>
    succeed(world, 'administrator', 'GET', `/api/business/user/${params?.['id']}`),
  ),
  // The address is another one only after its link was followed.
  updateClient: async (world, { params }, path) =>
    ['email', 'version'].includes(path)
      ? undefined
      : valueAt(await succeed(world, 'administrator', 'GET', `/api/business/client/${params?.['id']}`), path),
  reportProblem: async (world, _made, path) => {
    // Of a screen's address what stands behind the path is left out on purpose.
    if (path === 'screen') return undefined;
    return valueAt(await succeed(world, 'administrator', 'GET', '/api/business/problem'), `data.0.${path}`);
  },
  exonerate: inDetail({
    type: 'exonerations.0.type',
    reason: 'exonerations.0.reason',
    observations: 'exonerations.0.observations',
  }),
};

/** What must be read back where a value was stored: text NFC and trimmed, nothing where it is empty. */
export const stored = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFC').trim() || null : value;
