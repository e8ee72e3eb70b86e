/** A file of each kind of import, of as many rows as are asked for, with what its rows need in the portal; no two are alike. */
import { sql } from 'kysely';
import type { ImportKind } from '@portal/domain/imports/imports.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import type { TestServer } from '../buildTestServer.ts';
import { insertApplication, readApplication } from '../factories.ts';
import { insertClient } from '../people/clientAccounts.ts';
import { messyStaff, wordOf } from './messyStaff.ts';

interface MadeFile {
  bytes: Buffer;
  /** How many of its rows become something. */
  created: number;
  /** What became of them, each by what tells it from all others. */
  made: (db: Db) => Promise<string[]>;
}

const DOMAIN = 'imported.example';
const QUARTERS = 40;

export const FILE_OF: Readonly<Record<ImportKind, (portal: TestServer, count: number) => Promise<MadeFile>>> = {
  STAFF: async (_, count) => {
    const { bytes, ends } = messyStaff(count);
    return {
      bytes,
      created: [...ends.values()].filter((end) => end === 'CREATED').length,
      // Whoever was invited twice has two mails.
      made: textsOf(sql`
        select email as text from staff_user join mail on to_address = email where email like ${`%@${DOMAIN}`}`),
    };
  },
  LEADERS: async (_, count) => ({
    ...csvOf('Nombre;Apellidos;Correo electrónico;Iglesia;Ciudad;País;Fecha de apertura', count, (row) => {
      const word = wordOf(row);
      return `${word};${word}sen;leader.${row}@${DOMAIN};Casa ${word};Ulm;DE;2001-01-31`;
    }),
    made: textsOf(sql`
      select email as text from person join church_leader on person_id = person.id where email like ${`%@${DOMAIN}`}`),
  }),
  APPLICATIONS: async (portal, count) => {
    const address = (row: number) => `client.${row}@${DOMAIN}`;
    for (let row = 0; row < count; row += 1) await insertClient(portal, { email: address(row) });
    const titles =
      'Correo de la cuenta;FORM_LEADER_NAME;FORM_LEADER_LAST_NAME;FORM_MINISTRY_NAME;FORM_MINISTRY_COUNTRY';
    return {
      ...csvOf(titles, count, (row) => `${address(row)};${wordOf(row)};${wordOf(row)}sen;Casa ${wordOf(row)};DE`),
      made: textsOf(sql`
        select email as text from application join client_account on client_account.id = client_account_id
        where email like ${`%@${DOMAIN}`}`),
    };
  },
  CENSUS: async (portal, count) => {
    const churches: number[] = [];
    while (churches.length * QUARTERS < count) {
      const churchName = `Casa ${wordOf(churches.length)}`;
      const id = await insertApplication(portal, { status: 'SENT', churchName, name: wordOf(churches.length) });
      churches.push(Number((await readApplication(portal, id)).church_id));
    }
    return {
      ...csvOf('Número;Año;Trimestre;Miembros activos;Asistencia promedio', count, (row) => {
        const quarter = row % QUARTERS;
        return `${churches[Math.floor(row / QUARTERS)]};${2010 + Math.floor(quarter / 4)};${1 + (quarter % 4)};${row};7`;
      }),
      made: textsOf(sql`
        select church_id || ' ' || census_id as text from census_report where church_id = any(${churches}::bigint[])`),
    };
  },
};

const csvOf = (titles: string, count: number, row: (row: number) => string) => ({
  bytes: Buffer.from([titles, ...Array.from({ length: count }, (_, at) => row(at))].join('\n')),
  created: count,
});

const textsOf = (query: ReturnType<typeof sql<{ text: string }>>) => async (db: Db) =>
  (await query.execute(db)).rows.map(({ text }) => text);
