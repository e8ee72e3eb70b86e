/** The churches and leaders of one's region: product/census.md#pastoral-care. */
import * as z from 'zod/mini';
import { SATISFACTIONS } from '@portal/domain/census/form.ts';
import { CENSUS_STATES } from '@portal/domain/census/states.ts';
import { LISTED_STANDINGS } from '@portal/domain/licences/licence.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, instant } from '../fields.ts';
import { declareList, listOf } from '../lists.ts';
import { census } from './answers.ts';
import { totals } from './satisfaction.ts';

const satisfaction = z.enum(SATISFACTIONS);

const church = z.object({
  id,
  name: z.string(),
  city: z.string(),
  country: z.string(),
  /** Of the newest application that was made for the church. */
  leader: z.nullable(z.object({ id, name: z.string() })),
  /** The same, where the reader sees that application: a region may change hands without it. */
  application: z.nullable(z.object({ id, caseNumber: z.nullable(z.string()), stage: z.enum(BOARD_STAGES) })),
  /** Of the leader's living licence. */
  licence: z.nullable(z.object({ standing: z.enum(LISTED_STANDINGS), until: z.string() })),
  /** Its newest quarterly report; null: none went out to it yet. */
  report: z.nullable(z.object({ census, state: z.enum(CENSUS_STATES) })),
  /** The last day of the first report that it missed since the last that was received; null: it is not silent. */
  silentSince: z.nullable(z.string()),
  /** Of the last report that was received: what it chose, and how often it was visited. */
  vision: z.nullable(satisfaction),
  care: z.nullable(satisfaction),
  visits: z.nullable(z.int()),
  /** When the leader last signed in or worked on a form. */
  lastActiveAt: z.nullable(instant),
});
export type RegionChurch = z.output<typeof church>;

export const CHURCH_LIST = declareList({
  search: 'words',
  filters: {
    country: { kind: 'several', of: { kind: 'country' } },
    /** Of the newest application, where the reader sees it. */
    stage: { kind: 'oneOf', values: BOARD_STAGES },
    /** Whether a report expired since the last that was received. */
    silent: { kind: 'oneOf', values: ['yes', 'no'] },
    /** In the last report that was received. */
    care: { kind: 'oneOf', values: SATISFACTIONS },
  },
  sorts: ['name'],
  usual: 'name',
});

const figures = z.object({
  /** Churches by country, the most first, and how many of them are silent. */
  countries: z.array(z.object({ country: z.string(), churches: z.int(), silent: z.int() })),
  /** The reports of the newest quarter, and what they chose about pastoral care and about the vision; null: none went out. */
  reporting: z.nullable(z.object({ census, care: totals, vision: totals })),
  /** Applications that the reader sees, by stage, in the order of the board; stages without any are left out. */
  stages: z.array(z.object({ stage: z.enum(BOARD_STAGES), applications: z.int() })),
  /** How many of the churches came to events, by the year of the event; each person once an event. */
  attendance: z.array(z.object({ year: z.int(), people: z.int() })),
});
export type RegionFigures = z.output<typeof figures>;

const care = anyOf('business.pastoral.care');

export const myRegionEndpoints = endpoints({
  getMyRegion: {
    method: 'GET',
    path: '/business/pastoral-care/region',
    permission: care,
    does: "Churches by country, applications by stage, attendance of events and the reports of the newest quarter within the reader's reach.",
    reply: figures,
  },
  listChurches: {
    path: '/business/pastoral-care/church',
    permission: care,
    does: "Churches within the reader's reach with leader, stage, licence, newest report and silence, 25 a page.",
    ...listOf(CHURCH_LIST, church),
  },
});
