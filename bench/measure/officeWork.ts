/** All that is measured, asked of one server: what staff do all day, and the lists of an office. */
import { DEMO_PASSWORD } from '../../apps/server/src/demo/loadDemoPeople.ts';
import { foreseeMany, loadMore, MAILED, moveCards, openBoard, openCards, UNMAILED } from './boardWork.ts';
import { Caller, type Reply } from './caller.ts';
import { letPeopleIn } from './doorWork.ts';
import { LISTS, MY_INTERVIEWS, openList } from './listWork.ts';
import { isAskedFor, measure, type Load, type Processes } from './load.ts';

export interface OfficeWork {
  loads: readonly Load[];
  manager: Caller;
  move: () => Promise<Reply> | undefined;
  close(): void;
}

type Work = readonly [what: string, ask: Load['ask'], requests: number];

/** Those that the server of an earlier commit has, and that its rows leave anything to ask for. */
async function thoseThere(works: readonly Work[]): Promise<readonly Work[]> {
  const there: Work[] = [];
  for (const work of works) {
    const reply = await work[1](0);
    if (reply && reply.status !== 404) there.push(work);
  }
  return there;
}

export interface OfficeAsked {
  /** Only the loads whose name begins with one of these words, between commas. */
  only?: string | undefined;
  /** Of each load at most so many requests. */
  most?: number | undefined;
  /** Only an earlier commit may lack a load: of these sources one that is not found is refused by its measuring. */
  isEarlier?: boolean;
}

/**
 * Signs the staff in and asks what is asked most for a while, so that it is compiled and cached as after a minute of work.
 */
export async function prepareOffice(
  origin: string,
  processes: Processes,
  { only, most = Number.POSITIVE_INFINITY, isEarlier = false }: OfficeAsked,
): Promise<OfficeWork> {
  const as = async (name: string) => {
    const caller = new Caller(origin);
    await caller.signIn(`${name}@portal.test`, DEMO_PASSWORD);
    return caller;
  };
  const manager = await as('manager');
  const ephesian = await as('ephesian');
  const analyst = await as('analyst');
  const admin = await as('admin');
  const move = await moveCards(manager, UNMAILED);
  const daily: readonly Work[] = [
    ['board, manager', () => openBoard(manager), 1000],
    ['board, Ephesian', () => openBoard(ephesian), 1000],
    ['board, analyst', () => openBoard(analyst), 1000],
    ['my interviews', () => openList(ephesian, MY_INTERVIEWS), 1000],
    ['load more', await loadMore(manager), 1000],
    ['card', await openCards(manager), 1000],
    ['5,000 foreseen', () => foreseeMany(manager), 100],
    ['move', move, 500],
    ['move, mailed', await moveCards(manager, MAILED), 500],
    ['check-in', await letPeopleIn(manager), 500],
  ];
  const lists = LISTS.map(([what, path]): Work => [what, () => openList(admin, path), 200]);
  const known = async (works: readonly Work[]) => {
    const asked = works.filter(([what]) => isAskedFor(what, only));
    return isEarlier ? await thoseThere(asked) : asked;
  };
  const knownDaily = await known(daily);
  const knownLists = await known(lists);
  for (const [what, ask] of knownDaily) {
    await measure({ what, connections: 4, requests: Math.min(200, most), seconds: 5, ask }, processes);
  }
  const load = (connections: number, [what, ask, requests]: Work): Load => ({
    what,
    connections,
    requests: Math.min(requests, most),
    seconds: 20,
    ask,
  });
  return {
    loads: [
      ...[1, 8].flatMap((connections) => knownDaily.map((work) => load(connections, work))),
      ...knownLists.map((work) => load(1, work)),
    ],
    manager,
    move,
    close: () => [manager, ephesian, analyst, admin].forEach((caller) => caller.close()),
  };
}
