import { createHmac, createSecretKey, hkdfSync, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database/database.ts';

declare module './database/tables.ts' {
  interface Tables {
    instance_secret: { name: string; value: string };
  }
}

/** Keys derived from the installation's one secret, the same in every process. */
export interface Secrets {
  /** 32 bytes for a purpose; an object of the runtime, with which a signature takes a tenth of the time that bytes take. */
  key(purpose: string): KeyObject;
  /** A signature of the text, 43 characters. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
}

/** Makes the installation's secret at the first start; several processes at once agree on one. */
export async function loadSecrets(database: Database): Promise<Secrets> {
  const value = await database.transaction(async (db) => {
    await sql`insert into instance_secret (name, value) values ('root', ${randomBytes(48).toString('base64')})
      on conflict do nothing`.execute(db);
    const row = await db
      .selectFrom('instance_secret')
      .select('value')
      .where('name', '=', 'root')
      .executeTakeFirstOrThrow();
    return row.value;
  });
  const root = Buffer.from(value, 'base64');
  const keys = new Map<string, KeyObject>();
  const key = (purpose: string): KeyObject => {
    const known = keys.get(purpose);
    if (known) return known;
    const made = createSecretKey(Buffer.from(hkdfSync('sha256', root, '', purpose, 32)));
    keys.set(purpose, made);
    return made;
  };
  const sign = (purpose: string, text: string): string =>
    createHmac('sha256', key(purpose)).update(text).digest('base64url');
  return {
    key,
    sign,
    verify(purpose, text, signature) {
      const expected = Buffer.from(sign(purpose, text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
