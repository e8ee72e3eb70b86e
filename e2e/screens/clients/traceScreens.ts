import type { Exported } from '@portal/contract/exports/exports.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import { dialog, send, text, errorSaid } from '../steps.ts';

const TRACE = '/configurations/trace';
const COPY: Exported = {
  id: 1,
  list: 'copyTraced',
  title: "Copy of a person's data",
  format: 'zip',
  language: 'en',
  columns: [],
  filters: [],
  by: { id: 1, name: 'Eva Administradora' },
  state: 'DONE',
  done: 12,
  total: 12,
  createdAt: '2026-11-20T15:05:00Z',
  keptUntil: null,
  file: null,
};
const leader: ScreenToSee['at'] = ({ recordedLeader }) => `${TRACE}/leader/${recordedLeader}`;

/** Persons who are looked for, copied and erased. */
export const TRACE_SCREENS: readonly ScreenToSee[] = [
  {
    name: 'trace, nothing looked for',
    shows: ['/configurations/trace', 'TraceScreen'],
    by: 'admin',
    at: TRACE,
    ready: text('traces', 'start'),
  },
  {
    name: 'trace, found',
    by: 'admin',
    at: `${TRACE}?search=a`,
    ready: ({ page, say }) => page.getByRole('list', { name: say('traces', 'people') }),
    reads: {
      path: '/business/trace',
      empty: text('traces', 'noneFoundText'),
      emptied: () => ({ found: [], recorded: [], more: false }),
    },
  },
  {
    name: 'trace, a person',
    shows: ['/configurations/trace/:id', 'TracedScreen'],
    by: 'admin',
    at: ({ client }) => `${TRACE}/${client}`,
    ready: text('traces', 'kept'),
    reads: { path: '/business/trace/*' },
  },
  ...(
    [
      ['being made', { state: 'RUNNING', done: 3, total: 12 }, 'copyLeave'],
      ['ready', { keptUntil: '2026-11-21T15:05:00Z', file: { name: 'data-1.zip', url: '#' } }, 'copyDownload'],
      ['failed', { state: 'FAILED' }, 'copyFailed'],
    ] as const
  ).map(([how, changed, ready]): ScreenToSee => ({
    name: `trace, a copy, ${how}`,
    shows: ['CopyPart'],
    by: 'admin',
    at: ({ client }) => `${TRACE}/${client}`,
    answers: { '/business/trace/*/copy': { data: { copy: { ...COPY, ...changed } } } },
    ready: text('traces', ready),
  })),
  {
    name: 'trace, being erased',
    by: 'admin',
    at: ({ client }) => `${TRACE}/${client}`,
    answers: { '/business/trace/*': { changed: (person) => ({ ...person, erasing: true }) } },
    ready: text('traces', 'erasingTitle'),
  },
  {
    name: 'trace, erase',
    shows: ['EraseTracedDialog'],
    by: 'admin',
    at: ({ client }) => `${TRACE}/${client}`,
    steps: ({ page, say }) => page.getByRole('button', { name: say('traces', 'erase') }).click(),
    ready: dialog,
  },
  {
    name: 'trace, erase, refused',
    by: 'admin',
    at: ({ client }) => `${TRACE}/${client}`,
    steps: async (there) => {
      await there.page.getByRole('button', { name: there.say('traces', 'erase') }).click();
      await send(there);
    },
    ready: errorSaid,
  },
  {
    name: 'trace, a leader without an account is found',
    by: 'admin',
    at: `${TRACE}?search=etchegaray`,
    ready: ({ page, say }) => page.getByRole('link', { name: say('traces', 'openPerson') }),
  },
  {
    name: 'trace, a leader without an account',
    shows: ['/configurations/trace/leader/:id', 'TracedLeaderScreen'],
    by: 'admin',
    at: leader,
    ready: text('traces', 'recordedText'),
    reads: { path: '/business/trace/leader/*' },
  },
  {
    name: 'trace, erase a leader',
    shows: ['EraseLeaderDialog'],
    by: 'admin',
    at: leader,
    steps: ({ page, say }) => page.getByRole('button', { name: say('traces', 'erase') }).click(),
    ready: dialog,
  },
];
