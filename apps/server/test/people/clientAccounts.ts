import { randomUUID } from 'node:crypto';
import type { BulkRow } from '@portal/contract/bulk.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import type { ClientStatus } from '@portal/domain/clients/accounts.ts';
import type { Caller, TestServer } from '../buildTestServer.ts';

interface AccountFacts {
  email?: string;
  passwordHash?: string;
  status?: ClientStatus;
  language?: 'en' | 'es';
  createdAt?: Date;
  lastActiveAt?: Date;
  /** The password of the newest registration is another's. */
  registeredByOthers?: boolean;
}

/** A client's account without any application; answers its id and address. */
export async function insertClient(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  facts: AccountFacts = {},
): Promise<{ id: number; email: string }> {
  const { status = 'ACTIVE', language = 'en', createdAt = clock.now(), lastActiveAt = createdAt } = facts;
  return database.transaction((db) =>
    db
      .insertInto('client_account')
      .values({
        email: facts.email ?? `client-${randomUUID()}@example.org`,
        password_hash: facts.passwordHash ?? '-',
        registration_hash: status === 'PENDING' ? (facts.registeredByOthers ? 'other' : '-') : null,
        language,
        status,
        terms_version: TERMS_VERSION,
        terms_accepted_at: createdAt,
        created_at: createdAt,
        confirmed_at: status === 'PENDING' ? null : createdAt,
        last_active_at: lastActiveAt,
      })
      .returning(['id', 'email'])
      .executeTakeFirstOrThrow(),
  );
}

/** Works a run off and answers its rows. */
export async function rowsOf(
  portal: TestServer,
  caller: Pick<Caller, 'get'>,
  runId: number,
): Promise<Pick<BulkRow, 'subjectId' | 'subject' | 'state' | 'problems'>[]> {
  await portal.drain(['bulk.work']);
  return (await caller.get(`/api/business/bulk/${runId}/rows`)).data.data;
}
