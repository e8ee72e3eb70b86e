/** A church's quarterly report, by the church itself and by staff. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { CENSUS_FIELDS, CENSUS_KEYS } from '@portal/domain/census/form.ts';
import { CENSUS, insertReport } from '../../../database/censusRows.ts';
import { readApplication } from '../../../factories.ts';
import type { Json } from '../../shapesOf.ts';
import { applicationOf, newClient, succeed, type World } from '../../world.ts';
import type { Made, Scene } from '../scene.ts';

const SAMPLE = { count: 12, yesNo: true, satisfaction: 'SATISFIED', text: 'Con gratitud.' } as const;
const VALUES = Object.fromEntries(CENSUS_KEYS.map((key) => [key, SAMPLE[CENSUS_FIELDS[key].kind]]));

/** A report of a church that a client leads. */
async function owed(world: World) {
  const client = await newClient(world.portal);
  const application = await applicationOf(world, client, { status: 'SENT', ephesian: 'ephesian' });
  const church = (await readApplication(world.portal, application)).church_id ?? 0;
  const id = await world.portal.database.transaction((db) => insertReport(db, church));
  return { client, church, id, own: `/api/client/census/${id}` };
}
type Report = Awaited<ReturnType<typeof owed>>;

const answered = { activeMembers: 40, averageAttendance: 30 };
const saved = (world: World, { client, own }: Report): Promise<Json> =>
  succeed(world, client, 'PUT', own, { values: answered, version: 1 });

const ofChurch = ({ church }: Report) => ({ params: { church, census: CENSUS } });
const ofClient = ({ client, id }: Report) => ({ token: client.token, params: { id } });

const upon =
  (made: (report: Report) => Made, before?: typeof saved): Scene['make'] =>
  async (world) => {
    const report = await owed(world);
    await before?.(world, report);
    return made(report);
  };
const time = [
  { sending: '15/03', deadline: '15/04' },
  { sending: '15/06', deadline: '15/07' },
  { sending: '15/09', deadline: '15/10' },
  { sending: '15/12', deadline: '15/01' },
];
/** One field of each kind: the others differ by their bounds alone, which the domain's tests try. */
const ONE_OF_EACH = [
  'values.visitors',
  'values.youthActive',
  'values.youthLeader',
  'values.visionSatisfaction',
  'values.careComment',
  'reasons.visitors',
  'version',
];
const draft = { values: VALUES, reasons: { visitors: 'Una casa nueva.' }, version: 1 };

export const censusScenes = {
  listChurchReports: [{ lasts: 'always', make: upon(({ church }) => ({ params: { church } })) }],
  getChurchReport: [{ lasts: 'always', make: upon(ofChurch) }],
  saveChurchReport: [{ only: ONE_OF_EACH, make: upon((report) => ({ ...ofChurch(report), body: draft })) }],
  sendChurchReport: [{ make: upon((report) => ({ ...ofChurch(report), body: { version: 2 } }), saved) }],
  reopenChurchReport: [
    {
      make: upon((report) => ({
        ...ofChurch(report),
        body: { deadline: '2026-04-20', reason: 'No hubo luz.', version: 1 },
      })),
    },
  ],
  getReportStatistics: [{ lasts: 'always', make: upon(({ church }) => ({ params: { church } })) }],
  getReportContacts: [{ lasts: 'always', make: upon(ofChurch) }],
  remindOfReport: [{ make: upon(ofChurch) }],
  remindReportChurches: [{ make: upon(({ church }) => ({ body: { churches: [church] } })) }],
  noteReportContact: [
    { make: upon((report) => ({ ...ofChurch(report), body: { note: 'Llamada: lo envían el lunes.' } })) },
  ],
  setReportDates: [
    {
      make: async (world) => {
        const { version } = await succeed(world, 'administrator', 'GET', '/api/business/parameter/');
        return { body: { time, version } };
      },
    },
  ],
  getOwnReport: [{ lasts: 'always', make: upon(ofClient) }],
  saveOwnReport: [{ only: ONE_OF_EACH, make: upon((report) => ({ ...ofClient(report), body: draft })) }],
  sendOwnReport: [{ make: upon((report) => ({ ...ofClient(report), body: { version: 2 } }), saved) }],
} satisfies Partial<Record<EndpointName, Scene[]>>;
