/**
 * What one reader can learn of one application, by asking everything that may be asked: the questions come from the
 * contract itself, so that those of later nouns are asked as soon as they exist.
 */
import { allEndpoints } from '@portal/contract/allEndpoints.ts';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { NOTE_KINDS } from '@portal/domain/applications/notes.ts';
import { groupOf } from '@portal/domain/exports/definitions.ts';
import { SETTING_KEYS } from '@portal/domain/history/changes.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import type { Caller, TestServer } from '../buildTestServer.ts';
import { readApplication } from '../factories.ts';

export interface Subject {
  application: number;
  /** What the unseen text is searched for by, where a question searches. */
  search: string;
  /** What else addresses name, by parameter: a note's id, a reference's. */
  parts?: Readonly<Record<string, readonly (number | string)[]>>;
}

type Reader = Pick<Caller, 'get'>;
type Values = Readonly<Record<string, readonly (number | string)[]>>;

/** Every answer that the reader is given, by its question; addresses of files are without their signatures. */
export async function everyAnswer(
  portal: TestServer,
  reader: Reader,
  subject: Subject,
): Promise<Record<string, unknown>> {
  const outbox = (await reader.get('/api/business/outbox')).body;
  const mails = (outbox.status ? outbox.data.data : []) as { id: number }[];
  const { client_account_id: account, church_id: church } = await readApplication(portal, subject.application);
  const ids: Readonly<Record<string, readonly number[]>> = {
    request: [subject.application],
    client: [account],
    outbox: mails.map(({ id }) => id),
  };
  const answers: Record<string, unknown> = {};
  for (const endpoint of Object.values(allEndpoints) as Endpoint[]) {
    if (endpoint.method !== 'GET' || isNotForStaff(endpoint) || endpoint.path.endsWith('/stream')) continue;
    const noun = endpoint.path.split('/')[2] ?? '';
    for (const path of addresses(endpoint.path, {
      ...VALUES,
      church: church === null ? [] : [church],
      census: [20261],
      ...subject.parts,
      id: endpoint.path.includes('/metadata/') ? GROUPS : (ids[noun] ?? [subject.application]),
    })) {
      for (const question of questions(endpoint, path, subject.search)) {
        const { body } = await reader.get(`/api${question}`);
        // A refusal has a number of its own.
        answers[question.replace(/=.*/, '')] = body.status ? body.data : body.error;
        if (endpoint === allEndpoints.getOutboxMail && body.data?.page) {
          answers[`the page of ${question}`] = (await portal.server.inject(body.data.page)).body;
        }
      }
    }
  }
  return JSON.parse(
    JSON.stringify(answers).replaceAll(/\/api\/(files|documents|business\/outbox\/page)\/[^"\\]+/g, 'file'),
  );
}

const isNotForStaff = ({ permission }: Endpoint): boolean => permission === 'public' || permission === 'client';

/** The lists of cases as files. */
const GROUPS = [groupOf('listApplications'), groupOf('listLicences')];

/** What addresses name that is not of one application. */
const VALUES: Values = {
  kind: [...new Set<string>([...NOTE_KINDS, ...ASSIGNMENT_KINDS])],
  status: BOARD_STAGES,
  list: ['clients', 'listUsers'],
  code: ['MIRATO'],
  key: SETTING_KEYS,
  group: GROUPS,
  note: [],
  reference: [],
  viewId: [],
};

/** The addresses of a question, one for each value of its parameters. */
function addresses(path: string, values: Values): string[] {
  const name = /:(\w+)/.exec(path)?.[1];
  if (name === undefined) return [path];
  const known = values[name];
  if (!known) throw new Error(`${path} names a ${name}: say in VALUES, or in the subject's parts, which there are.`);
  return known.flatMap((value) => addresses(path.replace(`:${name}`, String(value)), values));
}

function questions({ query }: Endpoint, path: string, search: string): string[] {
  const names = Object.keys((query as { shape?: object } | undefined)?.shape ?? {});
  if (names.includes('ids')) return [`${path}?ids=1,2,3`];
  return names.includes('search') ? [path, `${path}?search=${encodeURIComponent(search)}`] : [path];
}
