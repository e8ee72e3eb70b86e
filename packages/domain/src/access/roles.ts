/** Shipped roles and what makes a role of a kind: product/access.md#shipped-roles. */
import { PERMISSIONS, STAGE_SLUGS, stagePermission, type Permission, type PlainPermission } from './permissions.ts';

/** The kinds of staff an application can be assigned to: at most one user of each. */
export const ASSIGNMENT_KINDS = ['analyst', 'supervisor', 'manager', 'ephesian'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

const MARKERS: Readonly<Record<AssignmentKind, PlainPermission>> = {
  analyst: 'business.analyst',
  supervisor: 'business.supervisor',
  manager: 'business.manager',
  ephesian: 'business.ephesian',
};

/** The permission that marks a role as being of this kind. */
export const markerOf = (kind: AssignmentKind): PlainPermission => MARKERS[kind];

/** The kind of a role, read from its marker; a role with none (Administrator) is of no kind. */
export function kindOf(permissions: ReadonlySet<Permission>): AssignmentKind | undefined {
  return ASSIGNMENT_KINDS.find((kind) => permissions.has(MARKERS[kind]));
}

/** The markers among permissions. */
export const markersIn = (permissions: ReadonlySet<Permission>): PlainPermission[] =>
  Object.values(MARKERS).filter((marker) => permissions.has(marker));

export type ShippedRole = 'administrator' | AssignmentKind;

const markers: ReadonlySet<Permission> = new Set(Object.values(MARKERS));
const stages = (act: 'show' | 'do', mine = false, slugs = STAGE_SLUGS): Permission[] =>
  slugs.map((slug) => stagePermission(act, slug, mine));
const startingWith = (...prefixes: string[]): Permission[] =>
  PERMISSIONS.filter((slug) => prefixes.some((prefix) => slug.startsWith(prefix)));

const corrections: Permission[] = [
  'business.request.show.processing.corrections',
  'business.request.do.processing.corrections',
];
const statisticsAndReports = startingWith('business.statistics.', 'business.report.');
const requestActs = PERMISSIONS.filter(
  (slug) => slug.startsWith('business.request.') && !/^business\.request\.(show|do)\./.test(slug),
);

/**
 * What each shipped role holds (product/access.md#shipped-roles); written at the start, over what an older version
 * shipped; staff may change them.
 */
export const SHIPPED_ROLES: Readonly<Record<ShippedRole, readonly Permission[]>> = {
  administrator: PERMISSIONS.filter((slug) => !markers.has(slug)),
  manager: [
    MARKERS.manager,
    ...stages('show'),
    ...stages('do'),
    ...corrections,
    ...requestActs.filter((slug) => slug !== 'business.request.erase'),
    ...statisticsAndReports,
    ...startingWith('business.notification.', 'business.event.', 'business.configuration.exports'),
    'business.user.show',
    'business.client.show',
  ],
  supervisor: [
    MARKERS.supervisor,
    ...stages('show'),
    ...stages(
      'do',
      false,
      STAGE_SLUGS.filter((slug) => slug !== 'reject' && slug !== 'no.paid'),
    ),
    ...corrections,
    'business.request.assign',
    'business.request.edit',
    'business.request.tag',
    'business.request.notes',
    'business.request.er.notes',
    'business.request.references',
    'business.request.exonerate',
    'business.request.email',
    'business.request.chat',
    'business.request.unfinished',
    ...statisticsAndReports,
  ],
  analyst: [
    MARKERS.analyst,
    stagePermission('show', 'paid'),
    stagePermission('do', 'paid'),
    ...stages('show', true, [
      'analysis',
      'complete.analysis',
      'interview',
      'interview.success',
      'approve',
      'sent',
      'reject',
    ]),
    ...stages('do', true, ['analysis', 'complete.analysis']),
    ...corrections,
    'business.request.edit',
    'business.request.tag',
    'business.request.notes',
    'business.request.references',
    'business.request.email',
    'business.request.chat',
  ],
  ephesian: [
    MARKERS.ephesian,
    ...stages('show', true),
    ...stages('do', true, ['interview', 'interview.success']),
    'business.request.notes',
    'business.request.er.notes',
    'business.request.chat',
    ...statisticsAndReports,
    'business.pastoral.care',
    'business.event.check.in',
  ],
};

/** Pairs that one user may not hold: nobody reviews their own work (product/access.md#combinations). */
const FORBIDDEN_TOGETHER: readonly (readonly [AssignmentKind, AssignmentKind])[] = [
  ['analyst', 'supervisor'],
  ['analyst', 'manager'],
];

/** The kinds that nobody may hold beside this one. */
export const forbiddenWith = (kind: AssignmentKind): AssignmentKind[] =>
  FORBIDDEN_TOGETHER.flatMap(([one, other]) => (one === kind ? [other] : other === kind ? [one] : []));

/** The first forbidden pair among the kinds that a user's roles would have, or nothing. Refused as `role.combination`. */
export function forbiddenPair(kinds: readonly (AssignmentKind | undefined)[]) {
  return FORBIDDEN_TOGETHER.find(([one, other]) => kinds.includes(one) && kinds.includes(other));
}
