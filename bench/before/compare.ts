import { figuresOf, measure, type Load, type Sample } from '../measure/load.ts';
import { prepareOffice, type OfficeAsked } from '../measure/officeWork.ts';
import { startPortal } from '../measure/portalProcess.ts';
import { postmasterOf } from '../measure/processorTime.ts';
import { checkOut } from './beforeTree.ts';
import { ratioTable, type Pair } from './ratioTable.ts';
import { makeTwins } from './twins.ts';

/** A load is asked in so many turns of each server, so that a noisy minute of the machine falls on both. */
const TURNS = 20;

interface Options {
  databaseUrl: string;
  dataDir: string;
  applications: string;
  asked: Omit<OfficeAsked, 'isEarlier'>;
  say: (line: string) => void;
}

/** Measures an earlier commit and these sources in turns, each on a copy of the same database. Answers a table. */
export async function compareWith(commit: string, options: Options): Promise<string> {
  const { databaseUrl, dataDir, applications, asked, say } = options;
  const undo: (() => Promise<void>)[] = [];
  try {
    const tree = await checkOut(commit);
    undo.push(tree.remove);
    const twins = await makeTwins(databaseUrl, tree.folder, dataDir, applications);
    undo.push(twins.drop);
    const before = await open(twins.before, dataDir, { ...asked, isEarlier: true }, tree.folder);
    undo.push(before.stop);
    const after = await open(twins.after, dataDir, asked);
    undo.push(after.stop);
    await twins.settle();
    const pairs: Pair[] = [];
    const loads = await before.work();
    for (const twin of await after.work()) {
      const load = loads.find(({ what, connections }) => what === twin.what && connections === twin.connections);
      if (!load) {
        say(`${twin.what} over ${twin.connections}: not in ${commit}`);
        continue;
      }
      const pair = await inTurns([load, before], [twin, after]);
      pairs.push(pair);
      say(`${load.what} over ${load.connections}: × ${(pair.after.p50 / pair.before.p50).toFixed(2)}`);
    }
    return ratioTable(pairs);
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

async function open(databaseUrl: string, dataDir: string, asked: OfficeAsked, tree?: string) {
  const portal = await startPortal(databaseUrl, dataDir, tree);
  const processes = { server: portal.pid, database: await postmasterOf(databaseUrl) };
  let office: ReturnType<typeof prepareOffice> | undefined;
  return {
    processes,
    work: async () => (await (office ??= prepareOffice(portal.origin, processes, asked))).loads,
    async stop() {
      // One that could not be prepared was told already, and its server is to end all the same.
      await office?.then(
        ({ close }) => close(),
        () => undefined,
      );
      await portal.stop();
    },
  };
}

type Side = readonly [Load, Awaited<ReturnType<typeof open>>];

async function inTurns(before: Side, after: Side): Promise<Pair> {
  const samples: Record<'before' | 'after', Sample[]> = { before: [], after: [] };
  const ask = async (name: 'before' | 'after', [load, { processes }]: Side) => {
    const part = { ...load, requests: Math.ceil(load.requests / TURNS), seconds: load.seconds / TURNS };
    samples[name].push(await measure(part, processes));
  };
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Who begins changes: the second finds the machine as the first left it.
    if (turn % 2 === 0) await ask('before', before);
    await ask('after', after);
    if (turn % 2 === 1) await ask('before', before);
  }
  return { before: figuresOf(before[0], samples.before), after: figuresOf(after[0], samples.after) };
}
