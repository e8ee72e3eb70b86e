/** Which endpoints ask no reach, and how the rows of some come to lie beyond it (product/access.md#reach). */
import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { insertApplication, readApplication } from '../../factories.ts';
import type { World } from '../world.ts';

/** Addresses whose rows belong to the house as a whole, each with why; whatever is not among them hangs on the reach. */
export const OF_THE_HOUSE: readonly (readonly [RegExp, string])[] = [
  [/^\/business\/user\/assignable\//, 'kinds of staff'],
  [/^\/business\/user\/:id/, 'staff are known in the whole house (users.md)'],
  [/^\/business\/user\/me\/views\/:list$/, 'names of lists; the views are one’s own'],
  [/^\/business\/role\//, 'roles are those of the whole house'],
  [/^\/business\/tag\//, 'tags are shared'],
  [/^\/business\/request\/status\/:status$/, 'a column of the board, with what is in reach'],
  [/^\/business\/setting\/:key/, 'settings hold for everybody'],
  [/^\/business\/report\/metadata\//, 'definitions of files hold for everybody'],
  [/^\/business\/exports\/columns\//, 'names of lists'],
  [/^\/business\/import\//, 'whoever may import sees what was imported (imports.md#list)'],
  [/^\/business\/event\//, 'events are seen by all; who comes is found within the reach (events.md#who)'],
  [/^\/business\/course(?:-section|-lesson)?\//, 'courses are the same for everybody; what leaders saw of them is not'],
  [/^\/business\/content-category\//, 'content is the same for everybody'],
  [/^\/business\/post\//, 'content is the same for everybody'],
  [/^\/business\/resource\//, 'posts are shown by role'],
  [/^\/business\/notification\//, 'what is written to many; the people are chosen within the reach (notifications.md)'],
];

export const isOfTheHouse = (path: string): boolean => OF_THE_HOUSE.some(([address]) => address.test(path));

/** Where the scene's row is nobody's in particular: one that hangs on a case of others. Its number stands in the address. */
export const BEYOND: readonly (readonly [string, (world: World) => Promise<number>])[] = [
  ['/business/client/:id', accountOfOthers],
  [
    '/business/payment/:id',
    async ({ portal }) => {
      const { id: application_id } = await ofOthers({ portal });
      const { id } = await portal.database.transaction((db) =>
        db
          .insertInto('payment')
          .values({
            application_id,
            type: 'ONLINE',
            state: 'UNMATCHED',
            unmatched_why: 'AMOUNT',
            amount: 15_000,
            currency: 'USD',
            provider_session: `cs_${randomUUID()}`,
            method: null,
            reference: 'pi_13',
            paid_on: null,
            user_id: null,
            at: portal.clock.now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      return id;
    },
  ],
];

export async function accountOfOthers(world: World): Promise<number> {
  return (await ofOthers(world)).client_account_id;
}

async function ofOthers({ portal }: Pick<World, 'portal'>) {
  const people = { analyst: 'analyst', supervisor: 'supervisor', ephesian: 'ephesian' } as const;
  return readApplication(portal, await insertApplication(portal, { status: 'INTERVIEW', ...people }));
}

/** Refusals that come before anybody looks for the row. */
export const SOONER: Readonly<Partial<Record<EndpointName, string>>> = {
  // One's own step of proof is asked for first, whatever is to be removed.
  removePasskey: 'login.stepEnded',
  // Told at the field, as of an applicant whom there is not.
  createNotification: 'field.choice',
  updateNotification: 'field.choice',
};

/** What a body names by number and hangs on the reach. */
export const NAMED_WITHIN_REACH: readonly string[] = [
  'applications',
  'applicants',
  'documents',
  'churches',
  'clients',
  'client',
  'cases',
  'kept',
  'gone',
  'one',
  'other',
  'parent',
  'file',
];

/** What else a body has numbers in: counts, measures, versions, places in an order, staff, roles, tags and kinds of content. */
export const OTHER_NUMBERS: ReadonlySet<string> = new Set(
  [
    'version keptVersion goneVersion seen asked readTo to was values mapping position',
    'amount days minutes licenceMonths limits rules groups crop length beside available disable graceHours',
    'party naturalChildren spiritualChildren deactivation act absence assignee analyst userId heirs from countries',
    'interviewer mentions people ephesian roles tag into category',
  ].flatMap((names) => names.split(' ')),
);
