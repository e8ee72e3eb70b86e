import type { AnyActor, Context } from './context.ts';
import { KeptRefusal, refusal } from './refusal.ts';

declare module '../database/tables.ts' {
  interface Tables {
    idempotency_record: {
      actor: string;
      key: string;
      body_digest: string;
      result: string | null;
      created_at: Date;
    };
  }
}

/**
 * Does the work once for a key: a repeat gets the first result, and one that comes while the first still runs waits
 * for it. Another body under the same key is `idempotency.mismatch`. Refusals store nothing: they may be tried again.
 */
export async function once(
  { db, actor, now }: Context<AnyActor>,
  key: string | undefined,
  bodyDigest: string,
  work: () => Promise<unknown>,
  /** What the work will most likely answer: kept at once, it need not be written a second time. */
  likely?: unknown,
): Promise<{ result: unknown; repeated: boolean }> {
  if (key === undefined || actor === null) return { result: await work(), repeated: false };
  const owner = actor.realm === 'staff' ? `staff:${actor.userId}` : `client:${actor.accountId}`;
  const inserted = await db
    .insertInto('idempotency_record')
    .values({ actor: owner, key, body_digest: bodyDigest, result: JSON.stringify(likely ?? null), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const record = db.selectFrom('idempotency_record').where('actor', '=', owner).where('key', '=', key);
  if (inserted.numInsertedOrUpdatedRows === 0n) {
    const earlier = await record.select(['body_digest', 'result']).executeTakeFirstOrThrow();
    if (earlier.body_digest !== bodyDigest) throw refusal('idempotency.mismatch');
    return { result: earlier.result, repeated: true };
  }
  const result = await work();
  if (result instanceof KeptRefusal) {
    await db.deleteFrom('idempotency_record').where('actor', '=', owner).where('key', '=', key).execute();
    return { result, repeated: false };
  }
  const kept = JSON.stringify(result ?? null);
  if (kept !== JSON.stringify(likely ?? null)) {
    await db
      .updateTable('idempotency_record')
      .set({ result: kept })
      .where('actor', '=', owner)
      .where('key', '=', key)
      .execute();
  }
  return { result, repeated: false };
}
