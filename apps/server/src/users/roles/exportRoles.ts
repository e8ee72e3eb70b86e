import { exportOf } from '../../platform/lists/exportOf.ts';
import { roles } from './listRoles.ts';
import { tellRole } from './role.ts';

/** What people may see and do, by role; names in the language of the file. */
export const rolesExport = exportOf(
  'listRoles',
  'roleList',
  { rows: roles.whole, tell: (rows, { language }) => rows.map((row) => tellRole(row, { language: language ?? 'en' })) },
  [
    { key: 'name', text: ({ name }) => name, width: 30 },
    { key: 'description', text: ({ description }) => description, width: 40 },
    {
      key: 'kind',
      text: ({ kind }, words) => (kind ? words.say('common', `role.${kind}`) : words.say('roleList', 'noKind')),
    },
    { key: 'users', number: ({ users }) => users },
    { key: 'holds', number: ({ holds }) => holds },
    {
      key: 'status',
      text: ({ active }, words) => words.say('roleList', `status.${active ? 'ACTIVE' : 'INACTIVE'}`),
      width: 12,
    },
    {
      key: 'secondFactor',
      text: ({ needsSecondFactor }, words) =>
        words.say('roleList', needsSecondFactor ? 'secondFactor.NEEDED' : 'secondFactor.CHOICE'),
    },
    { key: 'origin', text: ({ shipped }, words) => words.say('roleList', `origin.${shipped ? 'SHIPPED' : 'OWN'}`) },
    { key: 'slug', text: ({ slug }) => slug },
  ],
);
