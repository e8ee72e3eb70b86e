/** How much was tried: printed, so that a loop that no longer reaches something shows. */
import type { Endpoint } from '@portal/contract/endpoints.ts';

export type Tally = ReturnType<typeof startTally>;

export function startTally() {
  const byStatus = new Map<number, number>();
  const byGroup = new Map<string, number>();
  const byCaller = new Map<string, number>();
  const readBack = new Set<string>();
  const taken = new Set<string>();
  let requests = 0;
  let compared = 0;
  let turn = 0;
  const raise = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const list = <K extends string | number>(counts: Map<K, number>) =>
    [...counts]
      .map(([key, count]) => `${key} ${count}`)
      .sort()
      .join(' · ');
  return {
    count(endpoint: Endpoint, caller: string, status: number) {
      requests += 1;
      raise(byStatus, status);
      raise(byGroup, endpoint.path.split('/').slice(1, 3).join('/'));
      raise(byCaller, caller);
    },
    /** A value that an endpoint stored was read back. */
    compare(name: string) {
      compared += 1;
      readBack.add(name);
    },
    /** A field of an endpoint stored a value, or used it. */
    take: (field: string) => void taken.add(field),
    taken,
    readBack,
    requests: () => requests,
    compared: () => compared,
    /** A number of its own for every field. */
    nextTurn: () => (turn += 1),
    tell(title: string) {
      console.log(
        [
          `${title}: ${requests} requests, ${compared} stored values read back`,
          `by status: ${list(byStatus)}`,
          `by part: ${list(byGroup)}`,
          `by caller: ${list(byCaller)}`,
        ].join('\n'),
      );
    },
  };
}
