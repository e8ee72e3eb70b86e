/** Who has which countries and leaders in charge, and whose spiritual child a leader is: product/churches.md#regions. */
import * as z from 'zod/mini';
import { country } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, idText, ruled } from '../fields.ts';
import { declareList, listOf } from '../lists.ts';

const colleague = z.object({ id, name: z.string() });

const regions = z.object({
  /** Every country that somebody has; of the others nobody is in charge. */
  countries: z.array(z.object({ country: z.string(), ephesian: id })),
  ephesians: z.array(
    z.object({
      ...colleague.shape,
      /** Active and of the kind: one who is not may still have countries, and is given no more. */
      active: z.boolean(),
      /** How many leaders were associated by hand. */
      leaders: z.int(),
    }),
  ),
});
export type Regions = z.output<typeof regions>;

const leader = z.object({
  id,
  name: z.string(),
  /** Of the newest application, as it was submitted. */
  country: z.nullable(z.string()),
  churchName: z.nullable(z.string()),
  /** With whom they were associated by hand. */
  byHand: z.nullable(colleague),
  /** Who has the country. */
  byCountry: z.nullable(colleague),
  parent: z.nullable(colleague),
  /** How many spiritual children they have. */
  children: z.int(),
});
export type Leader = z.output<typeof leader>;

export const LEADER_LIST = declareList({
  search: 'words',
  filters: {
    /** By hand. */
    ephesian: { kind: 'person', inCharge: 'ephesian', none: true },
    country: { kind: 'several', of: { kind: 'country' } },
    /** Whose spiritual children; with `none` those who are nobody's. */
    parent: { kind: 'record', none: true },
  },
  sorts: ['name'],
  usual: 'name',
});

/** More than there are. */
const MOST_COUNTRIES = 300;

const countries = z
  .array(z.object({ country: ruled(country), from: z.nullable(id) }))
  .check(z.minLength(1), z.maxLength(MOST_COUNTRIES));
/** Who had it when the reader looked, and who is to have it; null: nobody. */
const hands = { from: z.nullable(id), assignee: z.nullable(id) };
const decided = {
  /** What another has is taken over. */
  takeOver: z._default(z.boolean(), false),
  /** The open applications go along. */
  handOver: z.boolean(),
};

const concerned = z.object({
  /** Open applications that would get another Ephesian, if they go along. */
  applications: z.int(),
  churches: z.int(),
  leaders: z.int(),
});
export type Concerned = z.output<typeof concerned>;

const construct = anyOf('business.ephesian.construct');
const started = z.object({ runId: z.nullable(id) });
const given = ['record.stale', 'region.taken', 'assign.kind'] as const;

export const regionEndpoints = endpoints({
  getRegions: {
    method: 'GET',
    path: '/business/region',
    permission: construct,
    does: 'Which Ephesian has which countries, and who could have some.',
    reply: regions,
  },
  previewCountries: {
    method: 'POST',
    path: '/business/region/countries/preview',
    permission: construct,
    does: 'What would change hands with these countries.',
    body: z.object({ countries, assignee: hands.assignee }),
    reply: concerned,
  },
  giveCountries: {
    method: 'POST',
    path: '/business/region/countries',
    permission: construct,
    does: 'Gives countries to an Ephesian, or to nobody; the open applications go along row by row where that is said.',
    body: z.object({ countries, assignee: hands.assignee, ...decided }),
    reply: started,
    present: regions,
    errors: given,
  },
  listLeaders: {
    path: '/business/region/leader',
    permission: construct,
    does: 'Leaders within the reader’s reach, with who is in charge and whose spiritual children they are, 25 a page.',
    ...listOf(LEADER_LIST, leader),
  },
  previewLeader: {
    method: 'POST',
    path: '/business/region/leader/:id/preview',
    permission: construct,
    does: 'What would change hands with this leader.',
    params: z.object({ id: idText }),
    body: z.object(hands),
    reply: concerned,
    errors: ['http.notFound'],
  },
  giveLeader: {
    method: 'PUT',
    path: '/business/region/leader/:id',
    permission: construct,
    does: 'Associates a leader with an Ephesian by hand, which wins over the country; with nobody, the country counts again.',
    params: z.object({ id: idText }),
    body: z.object({ ...hands, ...decided }),
    reply: started,
    errors: [...given, 'http.notFound'],
  },
  setSpiritualParent: {
    method: 'PUT',
    path: '/business/region/leader/:id/parent',
    permission: construct,
    does: 'Says whose spiritual child a leader is, with all who are below; null: nobody’s.',
    params: z.object({ id: idText }),
    body: z.object({ from: hands.from, parent: z.nullable(id) }),
    reply: leader,
    present: leader,
    errors: ['record.stale', 'leader.circle', 'http.notFound'],
  },
});
