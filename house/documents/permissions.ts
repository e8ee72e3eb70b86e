/** docs/permissions.md: every shipped role × every endpoint and every act upon a card, drawn from the tables themselves. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointsByNoun } from '../../packages/contract/src/allEndpoints.ts';
import type { Endpoint } from '../../packages/contract/src/endpoints.ts';
import { SHIPPED_ROLES, type ShippedRole } from '../../packages/domain/src/access/roles.ts';
import { CARD_ACT_NAMES, rowOf, type CardAct } from '../../packages/domain/src/applications/cardActs.ts';
import { BOARD_STAGES, STAGES } from '../../packages/domain/src/applications/stages.ts';

export const PERMISSIONS_DOCUMENT = 'docs/permissions.md';

const ROLES = Object.keys(SHIPPED_ROLES) as ShippedRole[];
const NOBODY = { analyst: null, supervisor: null, manager: null, ephesian: null };
const ME = 1;
const OWN = { analyst: ME, supervisor: ME, manager: ME, ephesian: ME };

/** Where the document is not what the tables say. */
export function findStalePermissions(root: string): string[] {
  const file = join(root, PERMISSIONS_DOCUMENT);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return written === permissionsDocument()
    ? []
    : [`${PERMISSIONS_DOCUMENT}: is not what the tables say; npm run permissions writes it`];
}

/** The whole document. */
export function permissionsDocument(): string {
  const nouns = Object.entries<Readonly<Record<string, Endpoint>>>(endpointsByNoun);
  return [
    '# Who may do what',
    '',
    'What the roles that come with the portal may, drawn from the contract and the table of acts by `npm run permissions`; the test',
    'command compares. Roles that staff make follow the same tables. The reach decides besides which applications there are at all',
    '([access.md](product/access.md#reach)).',
    '',
    '## Acts upon a card',
    '',
    'In every stage, in some by their slugs, or there on one’s own applications only. What the rules ask besides is told by the card.',
    '',
    ...table(
      ['Act', ...ROLES.map(titled)],
      CARD_ACT_NAMES.map((act) => [`\`${act}\``, ...ROLES.map((role) => whereHeld(act, role))]),
    ),
    '',
    '## Endpoints',
    '',
    'Everybody may call what is public, every signed-in member of the staff what needs no slug, and clients their own calls.',
    ...nouns.flatMap(([noun, endpoints]) => [
      '',
      `### ${noun}`,
      '',
      ...table(['Endpoint', 'Needs', ...ROLES.map(titled)], Object.entries(endpoints).map(rowOfEndpoint)),
    ]),
    '',
  ].join('\n');
}

function rowOfEndpoint([name, { permission }]: [string, Endpoint]): string[] {
  if (permission === 'client') return [`\`${name}\``, 'a client', ...ROLES.map(() => '')];
  if (typeof permission === 'string')
    return [`\`${name}\``, permission === 'staff' ? 'nothing' : 'nothing, public', ...ROLES.map(() => 'yes')];
  const { anyOf } = permission;
  const needs = anyOf.length > 4 ? 'sight of any stage' : anyOf.map((slug) => `\`${slug}\``).join(' or ');
  return [
    `\`${name}\``,
    needs,
    ...ROLES.map((role) => (anyOf.some((slug) => SHIPPED_ROLES[role].includes(slug)) ? 'yes' : '')),
  ];
}

/** In which stages a role holds the right to an act: everywhere, on one's own, or nowhere. */
function whereHeld(act: CardAct, role: ShippedRole): string {
  const actor = { userId: ME, permissions: new Set(SHIPPED_ROLES[role]) };
  const heldIn = (assignees: typeof NOBODY | typeof OWN) =>
    BOARD_STAGES.filter((status) => rowOf(act).right.holds(actor, { status, assignees }));
  const whole = heldIn(NOBODY);
  const own = heldIn(OWN).filter((stage) => !whole.includes(stage));
  if (whole.length === BOARD_STAGES.length) return 'yes';
  if (own.length === BOARD_STAGES.length) return 'own';
  const slugs = (stages: readonly (typeof BOARD_STAGES)[number][]) =>
    [...new Set(stages.map((stage) => STAGES[stage].slug))].join(', ');
  return [slugs(whole), own.length > 0 ? `own: ${slugs(own)}` : ''].filter((part) => part !== '').join('; ');
}

const titled = (role: ShippedRole): string => role.slice(0, 1).toUpperCase() + role.slice(1);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
