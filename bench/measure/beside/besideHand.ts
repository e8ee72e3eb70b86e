/** What the server answers beside the same rows by SQL written by hand, asked over one connection in the same run. */
import type { Client } from 'pg';
import type { Caller } from '../caller.ts';
import { markdownTable } from '../figuresTable.ts';
import { figuresOf, measure, type Load, type Processes } from '../load.ts';

export interface Line {
  what: string;
  path: string;
  byHand: readonly string[];
}

interface Beside {
  say?: (line: string) => void;
  caller: Caller;
  database: Client;
  processes: Processes;
  requests: number;
}

/** A row a line: the server's median, that of the statements, and the ratio of both. */
export async function besideHand(lines: readonly Line[], beside: Beside): Promise<string> {
  const { caller, database, processes, requests, say } = beside;
  const rows: string[][] = [];
  for (const { what, path, byHand } of lines) {
    const ask = () => caller.send('GET', path);
    const statements = async () => {
      for (const text of byHand) await database.query(text);
      return { status: 200, bytes: 0, body: Buffer.alloc(0) };
    };
    // Each is read into memory first.
    await sampleOf(what, ask, processes, 1);
    await sampleOf(what, statements, processes, 1);
    const server = await sampleOf(what, ask, processes, requests);
    const hand = await sampleOf(what, statements, processes, requests);
    rows.push([what, server.p50.toFixed(1), hand.p50.toFixed(1), (server.p50 / hand.p50).toFixed(2)]);
    say?.(`${what}: ${server.p50.toFixed(1)} ms, by hand ${hand.p50.toFixed(1)} ms`);
  }
  return markdownTable(['', 'p50 ms', 'by hand', '×'], rows);
}

async function sampleOf(what: string, ask: Load['ask'], processes: Processes, requests: number) {
  const load = { what, connections: 1, requests, seconds: 5, ask };
  return figuresOf(load, [await measure(load, processes)]);
}
