import type { Reply } from './caller.ts';
import { processorMs, treeMs } from './processorTime.ts';

export interface Processes {
  server: number;
  database: number;
}

export interface Figures {
  what: string;
  connections: number;
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of processor time for each request. */
  serverMs: number;
  databaseMs: number;
  kilobytes: number;
}

export interface Load {
  what: string;
  connections: number;
  /** It ends with whichever comes first. */
  requests: number;
  seconds: number;
  /** One request of a connection; nothing once there is nothing left to ask. */
  ask: (connection: number) => Promise<Reply> | undefined;
}

/** Whether a load is among those that `--only` names: by the first letters of their names, between commas; without it all are. */
export const isAskedFor = (what: string, only: string | undefined): boolean =>
  only?.split(',').some((word) => what.startsWith(word)) ?? true;

/** What was seen while asking; several of one load may be taken together. */
export interface Sample {
  times: number[];
  elapsedMs: number;
  serverMs: number;
  databaseMs: number;
  bytes: number;
}

/** Asks over so many connections, each one request after the other, and tells what it cost. Throws at any refusal. */
export async function measure(
  { what, connections, requests, seconds, ask }: Load,
  processes: Processes,
): Promise<Sample> {
  const times: number[] = [];
  let bytes = 0;
  const serverBefore = processorMs(processes.server);
  const databaseBefore = treeMs(processes.database);
  const startedAt = performance.now();
  const connection = async (number: number): Promise<void> => {
    while (times.length < requests && performance.now() - startedAt < seconds * 1000) {
      const sentAt = performance.now();
      const asked = ask(number);
      if (!asked) return;
      const reply = await asked;
      times.push(performance.now() - sentAt);
      bytes += reply.bytes;
      if (reply.status !== 200)
        throw new Error(`${what} was answered ${reply.status}: ${reply.body.toString().slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => connection(number)));
  return {
    times,
    elapsedMs: performance.now() - startedAt,
    serverMs: processorMs(processes.server) - serverBefore,
    databaseMs: treeMs(processes.database) - databaseBefore,
    bytes,
  };
}

export function figuresOf(
  { what, connections }: Pick<Load, 'what' | 'connections'>,
  samples: readonly Sample[],
): Figures {
  const times = samples.flatMap((sample) => sample.times);
  const sum = (of: (sample: Sample) => number) => samples.reduce((total, sample) => total + of(sample), 0);
  return {
    what,
    connections,
    requests: times.length,
    perSecond: (times.length / sum(({ elapsedMs }) => elapsedMs)) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    serverMs: sum(({ serverMs }) => serverMs) / times.length,
    databaseMs: sum(({ databaseMs }) => databaseMs) / times.length,
    kilobytes: sum(({ bytes }) => bytes) / times.length / 1024,
  };
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
