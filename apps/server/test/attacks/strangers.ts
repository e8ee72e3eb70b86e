/** What whoever lacks the right must be told, whatever they send. */
import type { Endpoint } from '@portal/contract/endpoints.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { codesOf } from './judge.ts';
import { holds, type CallerName, type Reply } from './world.ts';

/**
 * The faults of an answer to a caller without the right; none where the caller has it. A body that cannot be read is
 * refused as such before anybody is asked who they are.
 */
export function faultsOfStranger(
  { permission }: Endpoint,
  caller: CallerName,
  reply: Reply,
  unreadable?: ErrorCode,
): string[] {
  const code = codesOf(reply.body).join();
  if (permission === 'public' || code === unreadable) return [];
  if (permission === 'client' ? caller !== 'client' : caller === 'client' || caller === 'anonymous') {
    return reply.status === 401 && code === 'GE002' ? [] : ['lets in whoever is not signed in'];
  }
  if (permission === 'client' || caller === 'client' || caller === 'anonymous') return [];
  if (permission === 'staff' || holds(caller, permission)) return [];
  const named = reply.body?.data?.permission === permission.anyOf[0];
  return reply.status === 403 && code === 'GE004' && named
    ? []
    : ['lets a role in that lacks the permission, or does not name it'];
}
