/** What settings were, and how they are taken back: product/configuration.md#history. */
import * as z from 'zod/mini';
import { anyOf, endpoints } from '../endpoints.ts';
import { instant } from '../fields.ts';

/** Of those the one that may change the setting. */
const keeps = anyOf(
  'business.configuration.request',
  'business.configuration.census',
  'business.configuration.check.in',
  'business.configuration.interview',
  'business.configuration.exports',
  'business.faq.manage',
);

const version = z.int().check(z.minimum(0), z.maximum(2_147_483_646));
const of = z.object({ key: z.string().check(z.maxLength(80)) });

const settingVersion = z.object({
  version,
  /** Null: as the portal came. */
  at: z.nullable(instant),
  by: z.nullable(z.string()),
  /** What it was before; absent where nothing was. */
  from: z.optional(z.unknown()),
  to: z.unknown(),
});
export type SettingVersion = z.output<typeof settingVersion>;

const present = z.object({ version });

export const settingVersionEndpoints = endpoints({
  listSettingVersions: {
    method: 'GET',
    path: '/business/setting/:key/versions',
    permission: keeps,
    does: 'What a setting was, the newest first, 20 a page, by whom and when it was changed from what to what; to whoever may change it.',
    params: of,
    query: z.object({ after: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))) }),
    reply: z.object({ data: z.array(settingVersion), next: z.nullable(z.string()) }),
  },
  restoreSetting: {
    method: 'POST',
    path: '/business/setting/:key/restorations',
    permission: keeps,
    does: 'Makes what a setting was in a former version the present one, by the same right and rules as a change; a change among the others.',
    params: of,
    body: z.object({
      /** That was seen, as for any change. */
      version,
      /** Which is taken back. */
      to: version,
    }),
    reply: present,
    present,
    errors: ['field.choice', 'record.stale'],
  },
});
