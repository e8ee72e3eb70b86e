import type { ReportChurch } from '@portal/contract/census/reportChurches.ts';
import type { PortalEvent } from '@portal/contract/events/events.ts';
import type { Card } from '@portal/contract/applications/card.ts';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import type { EventStatus } from '@portal/domain/events/event.ts';
import type { CensusState } from '@portal/domain/census/states.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { PASSWORD } from '../story.ts';

/** What is in the portal that is looked at: the addresses of the table are made of it. */
export interface Facts {
  /** The first card of a stage. */
  cardIn: (stage: BoardStage) => number;
  /** A card whose applicant has answered a correction. */
  corrected: number;
  /** Where the answered field of it is read: its tab and its key, as an address says them. */
  correctedField: string;
  /** A card whose applicant has a correction to answer. */
  waiting: number;
  /** A card with interviews and field changes behind it. */
  eventful: number;
  client: number;
  analyst: number;
  /** The role that the portal ships for analysts. */
  analystRole: number;
  admin: number;
  mail: number;
  /** A church of the network that sent reports, who leads it, and the card by which it came. */
  church: number;
  leader: number;
  /** A leader who came with an import and has no account. */
  recordedLeader: number;
  admittedCard: number;
  /** A report that was received, and one that may be filled in. */
  receivedReport: { church: number; census: number };
  openReport: { church: number; census: number };
  /** A notification that is a draft, and one that was sent. */
  notification: number;
  sentNotification: number;
  /** A file whose columns wait to be looked at. */
  import: number;
  /** A post that analysts read. */
  post: number;
  /** An event in progress, and one that has ended, to which people came. */
  runningEvent: number;
  runningCode: string;
  pastEvent: number;
}

/** The tab of the open card where a field is read, by its key. */
const tabOf = (key: string): string =>
  key.startsWith('FORM_DOCUMENT_') ? 'documents' : key.startsWith('FORM_MINISTRY_') ? 'ministry' : 'profile';

/** Nothing is asked there any more; a story may have brought a card there. */
const isOver = (status: string): boolean => status === 'SENT' || status === 'REJECTED';

/** Reads them as an administrator does, beside the browser. */
export async function readFacts(origin: string): Promise<Facts> {
  const call = async (path: string, token?: string, body?: object) => {
    const response = await fetch(`${origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { data: any; access_token?: string };
  };
  const credentials = { grant_type: 'password', username: 'admin@portal.test', password: PASSWORD };
  const { access_token: token } = await call('/auth/token', undefined, credentials);
  const read = async (path: string) => (await call(`/business${path}`, token)).data;

  const { columns } = (await read('/request/board')) as { columns: { status: BoardStage; data: Card[] }[] };
  const cards = columns.flatMap(({ data }) => data);
  const find = async (what: string, likely: (card: Card) => boolean, fits: (detail: Detail) => boolean) => {
    for (const { id } of cards.filter(likely)) if (fits(await read(`/request/${id}`))) return id;
    throw new Error(`The demo data holds no card ${what}.`);
  };
  const [clients, users, admins, mails, roles] = await Promise.all(
    [
      '/client',
      '/user?search=analyst@portal.test',
      '/user?search=admin@portal.test',
      '/outbox',
      '/role?search=analyst',
    ].map(read),
  );
  const corrected = await find(
    'with an answered correction',
    ({ answeredCorrections, status }) => answeredCorrections > 0 && !isOver(status),
    ({ corrections }) => corrections.some(({ state }) => state === 'CORRECTED'),
  );
  const answered = ((await read(`/request/${corrected}`)) as Detail).corrections.find(
    ({ state }) => state === 'CORRECTED',
  );
  const reportIn = async (...states: CensusState[]) => {
    const [one] = (await read(`/report/church?state=${states.join(',')}`)).data as ReportChurch[];
    if (!one?.last) throw new Error(`The demo data holds no report in ${states.join(' or ')}.`);
    return { church: one.id, census: one.last.census.id };
  };
  const eventIn = async (status: EventStatus) => {
    const one = (await read(`/event?status=${status}`)).data.find(({ attendance }: PortalEvent) => attendance > 0);
    if (!one) throw new Error(`The demo data holds no event in ${status} that anybody came to.`);
    return one as PortalEvent;
  };
  // A card that a story brought to the last stage is of a church without reports.
  const received = new Set((await read('/report/church?state=SEND')).data.map(({ id }: ReportChurch) => id));
  const admitted = cards.find(({ status, ministryId }) => status === 'SENT' && received.has(ministryId));
  if (!admitted) throw new Error('The demo data holds nobody whose church sent a report.');
  const running = await eventIn('IN_PROGRESS');
  return {
    notification: (await read('/notification?state=DRAFT')).data[0].id,
    sentNotification: (await read('/notification?state=SENT,SENDING')).data[0].id,
    import: (await read('/import?search=usuarios')).data[0].id,
    post: (await read(`/post?state=PUBLISHED&role=${roles.data[0].id}`)).data[0].id,
    runningEvent: running.id,
    runningCode: running.code,
    pastEvent: (await eventIn('ENDED')).id,
    receivedReport: await reportIn('SEND'),
    openReport: await reportIn('CENSUS_WITHOUT_STARTING', 'INCOMPLETE'),
    cardIn(stage) {
      // Without an open correction, so that every way on is open.
      const card = cards.find(({ status, openCorrections }) => status === stage && openCorrections === 0);
      if (!card) throw new Error(`The demo data holds no card in ${stage}.`);
      return card.id;
    },
    corrected,
    correctedField: `tab=${tabOf(answered?.field ?? '')}&field=${answered?.field}`,
    waiting: await find(
      'with a correction that waits',
      ({ openCorrections, status }) => openCorrections > 0 && !isOver(status),
      ({ corrections }) => corrections.some(({ state }) => state === 'REQUESTED'),
    ),
    eventful: await find(
      'with interviews and field changes',
      ({ status }) => ['INTERVIEW', 'INTERVIEW_SUCCESS', 'APPROVED', 'SENT'].includes(status),
      ({ interviews, errorsFields }) => interviews.length > 0 && errorsFields.length > 0,
    ),
    client: clients.data[0].id,
    analyst: users.data[0].id,
    analystRole: roles.data[0].id,
    admin: admins.data[0].id,
    church: admitted.ministryId ?? 0,
    leader: admitted.pastorId ?? 0,
    recordedLeader: (await read('/trace?search=etchegaray')).recorded[0].id,
    admittedCard: admitted.id,
    mail: mails.data.find(({ links }: OutboxMail) => links.length > 0).id,
  };
}
