/** What the portal says of itself, asked at start and on every change of path: product/portal.md#maintenance. */
import * as z from 'zod/mini';
import { LIMIT_DAYS, LIMITED_STAGES, type LimitedStage } from '@portal/domain/settings/stageLimits.ts';
import { MOST_BANDS, MOST_MEMBERS } from '@portal/domain/applications/ministryRules.ts';
import { ATTENDEE_KINDS } from '@portal/domain/events/event.ts';
import { CHECK_IN_BOUNDS, DOOR_STAGES } from '@portal/domain/settings/checkIn.ts';
import { DRAFT_DAYS } from '@portal/domain/clients/drafts.ts';
import { isCountry } from '@portal/domain/countries.ts';
import { anyOf, endpoints } from './endpoints.ts';
import { fitting } from './fields.ts';

const demoProgress = z.object({ loaded: z.int(), applications: z.int() });

export type DemoProgress = z.infer<typeof demoProgress>;

/** `amount` in cents of the fee's currency; null: no limit. `version` rises with every change. */
const exonerationLimit = z.object({
  amount: z.nullable(z.int()),
  version: z.int(),
  fee: z.object({ amount: z.int(), currency: z.string() }),
});
export type ExonerationLimit = z.output<typeof exonerationLimit>;

/** `days` without activity, after which an unfinished application is erased; null: none is. */
const draftErasure = z.object({ days: z.nullable(z.int()), version: z.int() });
export type DraftErasure = z.output<typeof draftErasure>;

const days = z.nullable(z.int().check(z.minimum(LIMIT_DAYS.least), z.maximum(LIMIT_DAYS.most)));
/** Working days that a card may stand in each stage in which staff have the ball; null: any. */
export const stageLimits = z.object(
  Object.fromEntries(LIMITED_STAGES.map((stage) => [stage, days])) as Record<LimitedStage, typeof days>,
);
const setLimits = z.object({ limits: stageLimits, version: z.int() });
export type SetStageLimits = z.output<typeof setLimits>;

/** `amount` in cents of `currency`. */
const fee = z.object({ amount: z.int(), currency: z.string(), version: z.int() });
export type ToldFee = z.output<typeof fee>;

/** Of members; no maximum: open above. What is wrong with them is said by the rules of the domain. */
const threshold = z.object({
  min: z.int().check(z.maximum(MOST_MEMBERS)),
  max: z.nullable(z.int().check(z.maximum(MOST_MEMBERS))),
});
/** A band: `country` is an alpha-2 code, or `*` for all that have none of their own. */
const ministryBand = z.object({
  country: fitting((code) => code === '*' || isCountry(code), 'field.choice'),
  colour: fitting((colour) => /^#[0-9a-f]{6}$/.test(colour), 'field.color'),
  threshold,
});
export const ministryBands = z.array(ministryBand).check(z.maxLength(MOST_BANDS));
const ministryRules = z.object({ rules: ministryBands, version: z.int() });
export type ToldMinistryRules = z.output<typeof ministryRules>;

const within = ({ least, most }: { least: number; most: number }) => z.int().check(z.minimum(least), z.maximum(most));
/** What the doors of events go by, and how many months a licence holds. */
export const checkInSettings = {
  minutes: within(CHECK_IN_BOUNDS.minutes),
  stages: z.array(z.enum(DOOR_STAGES)).check(z.minLength(1, 'field.checkbox'), z.maxLength(20)),
  licenceMonths: within(CHECK_IN_BOUNDS.licenceMonths),
  kinds: z.array(z.enum(ATTENDEE_KINDS)).check(z.minLength(1, 'field.checkbox'), z.maxLength(20)),
};
const setCheckIn = z.object({ ...checkInSettings, version: z.int() });
export type SetCheckIn = z.output<typeof setCheckIn>;
export const settingEndpoints = endpoints({
  getVersion: {
    method: 'GET',
    path: '/business/version',
    permission: 'public',
    does: 'The version, and the build of the browser code that this server hands out (null: none).',
    reply: z.object({ version: z.string(), build: z.nullable(z.string()) }),
  },
  getMaintenance: {
    method: 'GET',
    path: '/business/maintenance',
    permission: 'public',
    does: 'Whether the maintenance page replaces the portal.',
    reply: z.boolean(),
  },
  getExonerationLimit: {
    method: 'GET',
    path: '/business/setting/exoneration-limit',
    permission: anyOf('business.configuration.request', 'business.request.exonerate'),
    does: 'The amount above which an exoneration by payment waits for a second person, with the fee of today.',
    reply: exonerationLimit,
  },
  setExonerationLimit: {
    method: 'PUT',
    path: '/business/setting/exoneration-limit',
    permission: anyOf('business.configuration.request'),
    does: 'Sets that amount, in cents; null: no exoneration waits.',
    body: z.object({
      amount: z.nullable(z.int().check(z.minimum(0), z.maximum(99_999_999))),
      version: z.int(),
    }),
    reply: exonerationLimit,
    present: exonerationLimit,
    errors: ['record.stale'],
  },
  getFee: {
    method: 'GET',
    path: '/business/parameter/key/REQUEST_PAYMENT_AMOUNT',
    permission: anyOf('business.configuration.request', 'business.request.exonerate', 'business.request.payment'),
    does: 'The application fee of today.',
    reply: fee,
  },
  setFee: {
    method: 'PUT',
    path: '/business/setting/payment/amount',
    permission: anyOf('business.configuration.request'),
    does: 'Sets the application fee, in cents of its currency; a payment that was begun with the fee before is judged by it.',
    body: z.object({ amount: z.number(), version: z.int() }),
    reply: fee,
    present: fee,
    errors: ['SUP004', 'field.fee', 'record.stale'],
  },
  getMinistryRules: {
    method: 'GET',
    path: '/business/setting/ministry/rules',
    permission: anyOf('business.configuration.request'),
    does: 'The bands of members by country, which classify an application or reject it.',
    reply: ministryRules,
  },
  setMinistryRules: {
    method: 'PUT',
    path: '/business/setting/ministry/rules',
    permission: anyOf('business.configuration.request'),
    does: 'Sets all bands. Moves nothing: applications are judged by them from the next submission or change of country and members on.',
    body: ministryRules,
    reply: ministryRules,
    present: ministryRules,
    errors: ['SUR003', 'SUR005', 'SUR006', 'rules.overlap', 'rules.gap', 'rules.endless', 'record.stale'],
  },
  getDraftErasure: {
    method: 'GET',
    path: '/business/setting/draft-erasure',
    permission: anyOf('business.configuration.request'),
    does: 'After how many days without activity an unfinished application is erased.',
    reply: draftErasure,
  },
  setDraftErasure: {
    method: 'PUT',
    path: '/business/setting/draft-erasure',
    permission: anyOf('business.configuration.request'),
    does: 'Sets those days; null: none is erased. Who began it is told 30 and 7 days before.',
    body: z.object({
      days: z.nullable(z.int().check(z.minimum(DRAFT_DAYS.least), z.maximum(DRAFT_DAYS.most))),
      version: z.int(),
    }),
    reply: draftErasure,
    present: draftErasure,
    errors: ['record.stale'],
  },
  getStageLimits: {
    method: 'GET',
    path: '/business/setting/stage-limits',
    permission: 'staff',
    does: 'How many working days a card may stand in each stage before it is late; twice that is very late.',
    reply: setLimits,
  },
  setStageLimits: {
    method: 'PUT',
    path: '/business/setting/stage-limits',
    permission: anyOf('business.configuration.request'),
    does: 'Sets those days; null: cards of the stage are never late.',
    body: setLimits,
    reply: setLimits,
    present: setLimits,
    errors: ['record.stale'],
  },
  getCheckInSettings: {
    method: 'GET',
    path: '/business/setting/check-in',
    permission: anyOf('business.configuration.check.in', 'business.event.manage', 'business.event.check.in'),
    does: 'What the doors of events go by: when a licence counts again, stages and kinds that are admitted; and how long licences hold.',
    reply: setCheckIn,
  },
  setCheckInSettings: {
    method: 'PUT',
    path: '/business/setting/check-in',
    permission: anyOf('business.configuration.check.in'),
    does: 'Sets that. Licences that were issued keep their end, and events the kinds that they admit.',
    body: setCheckIn,
    reply: setCheckIn,
    present: setCheckIn,
    errors: ['record.stale'],
  },
  getDemoProgress: {
    method: 'GET',
    path: '/business/demo',
    permission: 'staff',
    does: 'How many of the demo applications are loaded; null when all are, or there are none to load.',
    reply: z.nullable(demoProgress),
  },
});
