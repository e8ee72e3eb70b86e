/** The permission slugs: product/access.md#permissions. A slug not in this table does not exist. */
import { BOARD_STAGES, STAGES, type StageSlug } from '../applications/stages.ts';

/** Stage names in slugs, in board order, each once (`reject` serves REJECT_BY_TAG and REJECTED). */
export const STAGE_SLUGS: readonly StageSlug[] = [
  ...new Set(BOARD_STAGES.flatMap((stage) => STAGES[stage].slug ?? [])),
];

type StageAct = 'show' | 'do';
export type StagePermission = `business.request.${StageAct}.${StageSlug}${'' | '.me'}`;

const PLAIN_PERMISSIONS = [
  'business.analyst',
  'business.supervisor',
  'business.manager',
  'business.ephesian',
  'business.administrator',
  'business.request.show.processing.corrections',
  'business.request.do.processing.corrections',
  'business.request.assign',
  'business.request.edit',
  'business.request.tag',
  'business.request.notes',
  'business.request.er.notes',
  'business.request.references',
  'business.request.exonerate',
  'business.request.payment',
  'business.request.email',
  'business.request.chat',
  'business.request.duplicate',
  'business.request.delete',
  'business.request.erase',
  'business.request.export',
  'business.request.unfinished',
  'business.tag.manage',
  'business.view.share',
  'business.statistics.macro',
  'business.statistics.request',
  'business.statistics.influence',
  'business.statistics.home',
  'business.statistics.department',
  'business.statistics.pastoral.care',
  'business.statistics.leader',
  'business.report.census',
  'business.report.vision',
  'business.report.pastoral.care',
  'business.census.edit',
  'business.pastoral.care',
  'business.notification.show',
  'business.notification.send',
  'business.event.show',
  'business.event.manage',
  'business.event.check.in',
  'business.event.override',
  'business.event.assistance',
  'business.course.manage',
  'business.course.pass',
  'business.configuration.trace',
  'business.configuration.request',
  'business.configuration.census',
  'business.configuration.interview',
  'business.configuration.check.in',
  'business.configuration.exports',
  'business.import',
  'business.user.show',
  'business.user.manage',
  'business.client.show',
  'business.client.manage',
  'business.role.show',
  'business.role.manage',
  'business.ephesian.construct',
  'business.cms.post',
  'business.cms.category',
  'business.faq.manage',
  'business.audit.show',
  'business.outbox.show',
] as const;

export type PlainPermission = (typeof PLAIN_PERMISSIONS)[number];
export type Permission = PlainPermission | StagePermission;

/** The slug for doing or seeing a stage, everywhere or only where the application is one's own. */
export function stagePermission(act: StageAct, slug: StageSlug, mine = false): StagePermission {
  return mine ? `business.request.${act}.${slug}.me` : `business.request.${act}.${slug}`;
}

const STAGE_PERMISSIONS: readonly StagePermission[] = (['show', 'do'] as const).flatMap((act) =>
  STAGE_SLUGS.flatMap((slug) => [stagePermission(act, slug), stagePermission(act, slug, true)]),
);

export const PERMISSIONS: readonly Permission[] = [...PLAIN_PERMISSIONS, ...STAGE_PERMISSIONS];

const known: ReadonlySet<string> = new Set(PERMISSIONS);

export const isPermission = (slug: string): slug is Permission => known.has(slug);

/** Those of the slugs that are permissions; a role may hold others, of an older version. */
export const permissionsIn = (slugs: readonly string[]): ReadonlySet<Permission> => new Set(slugs.filter(isPermission));
