/** A large event's doors at their fullest: eight devices let in forty a second for a minute while a board is opened over and over. */
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/loadDemoPeople.ts';
import { at, boards } from './boardsMeanwhile.ts';
import { Caller } from './caller.ts';
import { markdownTable } from './figuresTable.ts';

const DEVICES = 8;
const A_SECOND = 40;
const SECONDS = 60;
/** So many a large event has; a device takes no more along here. */
const ATTENDEES = 5_000;
/** Every so-many-th license is read by two devices at once. */
const TWICE = 20;
const BOARDS = 100;

interface Known {
  data: { attendees: { code: string }[]; next: number | null };
}
interface Doors {
  data: { id: number; attendance: number }[];
}

export async function doorTable(origin: string): Promise<string> {
  const as = async () => {
    const caller = new Caller(origin);
    await caller.signIn('manager@portal.test', DEMO_PASSWORD);
    return caller;
  };
  const devices = await Promise.all(Array.from({ length: DEVICES }, as));
  const board = await as();
  const [device] = devices;
  if (!device) throw new Error('no device');
  const doorOf = async () => {
    const [door] = (await device.ask<Doors>('GET', '/api/business/event/door')).data;
    if (!door) throw new Error('No event goes on: is this database seeded?');
    return door;
  };
  const { id, attendance: before } = await doorOf();
  const { codes, takenMs } = await takeAlong(device, id);
  // So that both is compiled and cached as after a minute of work.
  await boards(board, BOARDS / 2);
  const alone = await boards(board, BOARDS);
  const rush = letIn(devices, id, codes);
  const meanwhile: number[] = [];
  let isOver = false;
  void rush.finally(() => (isOver = true));
  while (!isOver) meanwhile.push(...(await boards(board, 1)));
  const { times, came, refused, sent, late } = await rush;
  const { attendance } = await doorOf();
  [...devices, board].forEach((caller) => caller.close());
  if (attendance - before !== came) throw new Error(`${came} came in and ${attendance - before} are counted`);
  const rows = [
    ['check-ins sent', String(sent)],
    ['let in, each counted once', String(came)],
    ['read by two devices at once, refused to the second', String(refused)],
    ['check-in, p50 / p95 / p99 ms', [0.5, 0.95, 0.99].map((part) => at(times, part).toFixed(1)).join(' / ')],
    ['begun late by more than a second', String(late)],
    ['board alone, p50 ms', at(alone, 0.5).toFixed(1)],
    ['board meanwhile, p50 ms', at(meanwhile, 0.5).toFixed(1)],
    ['×', (at(meanwhile, 0.5) / at(alone, 0.5)).toFixed(2)],
    [`list of ${codes.length} for a device, ms`, takenMs.toFixed(0)],
  ];
  return markdownTable(['', ''], rows);
}

/** Each device in its turn, every so many milliseconds, whether the one before was answered or not. */
async function letIn(devices: readonly Caller[], event: number, codes: readonly string[]) {
  const times: number[] = [];
  let [came, refused, sent, late] = [0, 0, 0, 0];
  const send = async (device: Caller | undefined, code: string) => {
    const askedAt = performance.now();
    sent += 1;
    const body = { key: randomUUID(), code };
    const reply = await device?.send('POST', `/api/business/event/${event}/check-in`, { body, key: randomUUID() });
    times.push(performance.now() - askedAt);
    if (reply?.status === 200) came += 1;
    else if (reply?.status === 422) refused += 1;
    else throw new Error(`A check-in was answered ${reply?.status}: ${reply?.body.toString().slice(0, 300)}`);
  };
  const begun = performance.now();
  const all: Promise<void>[] = [];
  for (let turn = 0; turn < A_SECOND * SECONDS && turn < codes.length; turn += 1) {
    const due = begun + (turn * 1000) / A_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    else if (wait < -1000) late += 1;
    const code = codes[turn] ?? '';
    all.push(send(devices[turn % DEVICES], code));
    if (turn % TWICE === 0) all.push(send(devices[(turn + 1) % DEVICES], code));
  }
  await Promise.all(all);
  return { times, came, refused, sent, late };
}

async function takeAlong(device: Caller, event: number): Promise<{ codes: string[]; takenMs: number }> {
  const begun = performance.now();
  const codes: string[] = [];
  let after: number | null = 0;
  while (after !== null && codes.length < ATTENDEES) {
    const path: string = `/api/business/event/${event}/device${after === 0 ? '' : `?after=${after}`}`;
    const { data }: Known = await device.ask<Known>('GET', path);
    codes.push(...data.attendees.map(({ code }) => code));
    after = data.next;
  }
  return { codes, takenMs: performance.now() - begun };
}
