/** The applicant's own application, from its start to its corrections. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { DOCUMENT_KINDS } from '@portal/domain/applications/form.ts';
import { CONTACT, LEADER, MINISTRY, PDF, png } from '../../people/applicants.ts';
import type { ApplicationFacts } from '../../factories.ts';
import { signedNotice } from '../notice.ts';
import type { Made, Scene } from './scene.ts';
import type { Json } from '../shapesOf.ts';
import { applicationOf, newClient, succeed, type World } from '../world.ts';

const own = (
  facts: ApplicationFacts,
  rest: Partial<Made> | (() => Promise<Partial<Made>>),
  more: Partial<Scene> = {},
): Scene => ({
  ...more,
  make: async (world) => {
    const client = await newClient(world.portal);
    const given = typeof rest === 'function' ? await rest() : rest;
    const id = await applicationOf(world, client, facts);
    return { token: client.token, ...given, params: { id, ...given.params } };
  },
});

const UNFINISHED = { status: 'UNFINISHED' } as const;
const LASTS = { lasts: 'always' } as const;
const SPOUSE = { name: 'Mario', lastName: 'Solís', birthDate: '1979-01-02', marriageDate: '2004-05-06' };
const REASON = 'FORM_MINISTRY_PRODUCT_OF_DIVISION_REASON';

/** An open correction of one field. */
const corrected = (field: string, rest: Partial<Made>): Scene => ({
  about: field,
  make: async (world) => {
    const client = await newClient(world.portal);
    const id = await applicationOf(world, client, { status: 'ANALYSIS', documents: ['LOGO'] });
    const asked = { corrections: [{ field, message: 'Complételo.' }], version: 2 };
    await succeed(world, 'supervisor', 'POST', `/api/business/request/${id}/corrections`, asked);
    const [correction] = await succeed(world, client, 'GET', `/api/client/request/${id}/corrections`);
    return { token: client.token, params: { id, correction: correction.id }, ...rest };
  },
});
const correctedBy = (field: string, value: Json): Scene => corrected(field, { body: { value } });

const photo = async () => ({ file: { name: 'lucía.png', bytes: await png(200) } });

/** A section of a form that staff have before them. */
const edited = (values: Readonly<Record<string, Json>>, first?: Readonly<Record<string, Json>>): Scene => ({
  make: async (world) => {
    const client = await newClient(world.portal);
    const id = await applicationOf(world, client, { status: 'ANALYSIS' });
    const leader = `/api/business/request/${id}/form/leader`;
    if (first) await succeed(world, 'supervisor', 'PUT', leader, { values: first, was: {} });
    return { params: { id }, body: { values: { ...values }, was: {} } };
  },
});

export const intakeScenes = {
  startApplication: [{ make: async ({ portal }) => ({ token: (await newClient(portal)).token }) }],
  saveLeader: [own(UNFINISHED, { body: LEADER }, LASTS)],
  saveSpouse: [own(UNFINISHED, { body: SPOUSE }, LASTS)],
  saveMinistry: [own(UNFINISHED, { body: MINISTRY }, LASTS)],
  saveContact: [own(UNFINISHED, { body: CONTACT }, LASTS)],
  editLeader: [edited({ ...LEADER })],
  editSpouse: [edited(SPOUSE, { civilStatus: 'MARRIED' })],
  editMinistry: [edited({ ...MINISTRY })],
  editContact: [edited({ ...CONTACT })],
  savePhoto: [own(UNFINISHED, photo, LASTS)],
  saveDocument: [own(UNFINISHED, { params: { kind: 'LOGO' }, file: { name: 'logo.pdf', bytes: PDF } }, LASTS)],
  submitApplication: [own({ ...UNFINISHED, documents: DOCUMENT_KINDS }, {})],
  answerCorrection: [
    correctedBy('FORM_LEADER_NAME', 'Lucía'),
    correctedBy('FORM_LEADER_BIRTH_DATE', '1981-04-02'),
    correctedBy('FORM_LEADER_ADDRESS', 'Calle 6'),
    correctedBy('FORM_LEADER_FACEBOOK', 'https://example.org/lucia'),
    correctedBy('FORM_MINISTRY_MEMBERS', 200),
    correctedBy('FORM_MINISTRY_UNDER_DENOMINATION', false),
    correctedBy(REASON, 'Por la distancia.'),
    corrected('FORM_DOCUMENT_LOGO', { file: { name: 'logo.pdf', bytes: PDF } }),
  ],
  listOwnMessages: [own({ status: 'ANALYSIS' }, {}, LASTS)],
  sendOwnMessage: [own({ status: 'ANALYSIS' }, { body: { text: 'La envío mañana.' } }, LASTS)],
  uploadOwnFile: [own({ status: 'ANALYSIS' }, { file: { name: 'carta.pdf', bytes: PDF } }, LASTS)],
  readOwnMessages: [own({ status: 'ANALYSIS' }, { body: { readTo: 1 } }, LASTS)],
  startPayment: [own({ status: 'COMPLETE' }, {})],
  getLocalPayment: [
    {
      lasts: 'always',
      make: async (world: World) => {
        const client = await newClient(world.portal);
        const id = await applicationOf(world, client, { status: 'COMPLETE' });
        await succeed(world, client, 'POST', `/api/client/request/${id}/payments`);
        return { params: { id } };
      },
    },
  ],
  receivePayment: [{ lasts: 'always', make: (world: World) => ({ signed: signedNotice(world, '{"type":"ping"}') }) }],
} satisfies Partial<Record<EndpointName, Scene[]>>;
