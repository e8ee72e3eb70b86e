import { setTimeout as pause } from 'node:timers/promises';
import { isOutdatedStatement } from './namedStatements.ts';

const serializationFailure = '40001';
const deadlock = '40P01';
/** What a row names was erased by another meanwhile: tried again, it is not found. */
const foreignKeyViolation = '23503';
const retries = 3;

/** Whether the database ended a transaction in favour of another; the same one may succeed now. */
export function isConflict(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return [serializationFailure, deadlock, foreignKeyViolation].includes(String(error.code));
}

/**
 * Runs the transaction again, up to three times, when the database ended it in favour of another, or because a newer
 * process has changed a table under its prepared statements.
 */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt > retries || !(isConflict(error) || isOutdatedStatement(error))) throw error;
      // Jitter, so that two that met once do not meet again.
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}
