import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { email as emailRule, password as passwordRule, personName, tidy } from '@portal/domain/fields/rules.ts';
import { record } from '../history/record.ts';
import { shippedRoleId } from '../access/shippedRoles.ts';
import { openServices } from '../openServices.ts';
import { readSettings } from '../platform/settings.ts';
import { errorsOnly } from './errorsOnly.ts';
import { hashPassword } from '../sessions/passwords.ts';

const USAGE =
  'npm run admin -- create --email name@church.org --role administrator [--name Ana --last-name Soto --language en|es]\n' +
  `Roles: ${Object.keys(SHIPPED_ROLES).join(', ')}. The password is asked for, or read from standard input.`;

/** `npm run admin -- create …`: makes a staff user, whether a server is running or not. */
async function create(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      role: { type: 'string' },
      name: { type: 'string', default: 'Portal' },
      'last-name': { type: 'string', default: 'Administrator' },
      language: { type: 'string', default: 'en' },
    },
  });
  const email = tidy(values.email ?? '').toLowerCase();
  const { name, 'last-name': lastName, language } = values;
  if (email === '' || emailRule(email, '')) throw new Error(`--email must look like name@church.org.\n${USAGE}`);
  if (!values.role || !(values.role in SHIPPED_ROLES)) throw new Error(`--role must be one of the roles.\n${USAGE}`);
  if (language !== 'en' && language !== 'es') throw new Error('--language must be en or es.');
  for (const text of [name, lastName]) if (personName(tidy(text), '')) throw new Error(`"${text}" is not a name.`);
  const password = await readPassword();
  if (passwordRule(password, '')) {
    throw new Error('The password needs 8 to 20 characters with a letter, a number and a special character.');
  }
  const services = await openServices(readSettings(process.env), errorsOnly);
  try {
    return await services.database.transaction(async (db) => {
      const roleId = await shippedRoleId(db, values.role as ShippedRole);
      const user = await db
        .insertInto('staff_user')
        .values({
          name: tidy(name),
          last_name: tidy(lastName),
          email,
          password_hash: await hashPassword(password),
          country: null,
          language,
          mobile: null,
          status: 'ACTIVE',
          last_role_id: roleId,
        })
        .onConflict((conflict) => conflict.column('email').where('removed_at', 'is', null).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!user) throw new Error(`${email} has an account already; nothing was changed.`);
      await db.insertInto('user_role').values({ user_id: user.id, role_id: roleId }).execute();
      const context = { db, now: services.clock.now(), actor: null };
      await record(context, { noun: 'users', id: user.id, kind: 'created', detail: { roles: [roleId] } });
      return `${email} can sign in as ${values.role}.`;
    });
  } finally {
    await services.database.close();
  }
}

async function readPassword(): Promise<string> {
  const terminal = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output: terminal ? process.stdout : undefined, terminal });
  try {
    if (terminal) return await lines.question('Password: ');
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}

const [command, ...rest] = process.argv.slice(2);
if (command !== 'create') {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await create(rest).then(console.log, (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
