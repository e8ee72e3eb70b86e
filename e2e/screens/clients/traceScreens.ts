import type { ScreenToSee } from '../screenToSee.ts';
import { dialog, send, text, errorSaid } from '../steps.ts';

const TRACE = '/configurations/trace';
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
