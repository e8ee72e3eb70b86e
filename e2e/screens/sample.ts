/** What the demo data does not hold, as the server would answer it. */
import type { Notice } from '@portal/contract/notifications/notices.ts';
import type { Notification } from '@portal/contract/notifications/notifications.ts';
import type { SentColumn } from '@portal/contract/applications/board.ts';
import type { BulkRun } from '@portal/contract/bulk.ts';
import type { FailedJob, ProblemReport } from '@portal/contract/problems.ts';
import type { SavedView } from '@portal/contract/users/ownAccount.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import type { ScreenToSee } from './screenToSee.ts';

const report: ProblemReport = {
  id: 2,
  reporter: 'Esteban Larrañaga',
  codes: ['GE200', 'GE005'],
  fault: 'RangeError: Invalid time value',
  requestId: '3f0c6a52-7d1e-4b8a-9c55-0d3f8e1b7a64',
  screen: '/requests/dashboard',
  words: 'I opened a card and then its history.',
  userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  language: 'es',
  build: '0a1b2c3d',
  createdAt: '2026-03-10T15:00:00.000Z',
  settledAt: null,
  settledBy: null,
};
const settled: Partial<ProblemReport> = { settledAt: '2026-03-10T16:00:00.000Z', settledBy: 'Ruth Ávila' };

export const REPORTS = {
  data: [report, { ...report, ...settled, id: 1, words: null, fault: null, codes: ['GE100'] }],
  total: 2,
  next: null,
};

export const FAILED_JOBS = {
  data: [
    {
      id: '3f0c6a52-7d1e-4b8a-9c55-0d3f8e1b7a64',
      job: 'bulk.work',
      failedAt: '2026-03-10T15:00:00.000Z',
      tries: 6,
      why: 'TOO_LONG',
      jobId: '7d1e4b8a-3f0c-4a52-9c55-0d3f8e1b7a64',
      fault: null,
    },
  ] satisfies FailedJob[],
  total: 1,
};

export const VIEWS: SavedView[] = [
  { id: 1, name: 'Active people', query: 'status=ACTIVE', by: null, shared: true, opens: false },
  { id: 2, name: 'Quienes nunca entraron', query: 'sort=lastSignIn', by: null, shared: false, opens: false },
  { id: 3, name: 'People of Peru', query: 'country=PE', by: 'Esteban Larrañaga', shared: true, opens: false },
];

/** A file that hangs on a notification: as it is told with it, with its notice and with its mail. */
export const FILE: NonNullable<Notification['attachment']> = {
  name: 'Programa del encuentro.pdf',
  url: '/api/files/sample',
  thumb: null,
  mediaType: 'application/pdf',
  bytes: 48_211,
};

/** How the first of them is shared. */
export const SHARING = {
  shared: true,
  roles: [
    { id: 1, name: 'Administrator', opens: false },
    { id: 4, name: 'Analyst', opens: true },
  ],
};

export const RUN: BulkRun = {
  id: 1,
  kind: 'handOver',
  state: 'RUNNING',
  total: 34,
  done: 11,
  refused: 1,
  waiting: 22,
  startedAt: '2026-03-10T15:00:00.000Z',
  finishedAt: null,
};

export const INVITED = {
  name: 'Marta',
  lastName: 'Quiroga',
  email: 'marta.quiroga@church.org',
  termsVersion: TERMS_VERSION,
};

/** An account whose owner has not confirmed the email yet. */
export const pending = (client: object): unknown => ({ ...client, status: 'PENDING' });

/** Somebody whose role manages users and administers nothing. */
export const withoutAdministering = (me: any): unknown => ({
  ...me,
  active: {
    ...me.active,
    permissions: me.active.permissions.filter((slug: string) => slug !== 'business.administrator'),
  },
});

/** Behind what lies over the board, which is looked at by itself: of fewer cards it is drawn and looked through sooner. */
export const FEW_CARDS: NonNullable<ScreenToSee['answers']> = {
  '/business/request/board': {
    changed: ({ columns }: { columns: SentColumn[] }) => ({
      columns: columns.map((column) => ({ ...column, data: column.data.slice(0, 1) })),
    }),
  },
};

/** An interview that was begun, in two windows; nothing is decided, and questions that are required have no answer yet. */
export const BEGUN_INTERVIEW: NonNullable<ScreenToSee['answers']> = {
  '/business/request/*/interview': {
    changed: (interview: object) => ({
      ...interview,
      active: true,
      held: [],
      mine: {
        answers: [{ question: 'call', answer: 'From the phone.', version: 3, overwritten: 'From the desk.' }],
        noLongerAsked: [],
      },
    }),
  },
};

/** A notification with a file. */
export const WITH_FILE: Notice = {
  id: 1,
  kind: 'NOTIFICATION',
  subject: 1,
  applicationId: null,
  case: null,
  times: 1,
  at: '2026-01-02T15:00:00.000Z',
  read: false,
  startsAt: null,
  list: null,
  said: { title: 'Encuentro regional', message: 'El programa va adjunto.' },
  file: FILE,
  census: null,
  run: null,
};
