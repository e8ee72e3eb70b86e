import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { World } from './batch.ts';
import type { Made, Span } from './rowMaker.ts';

/** Making a row costs more than writing it: two threads make, while a third writes and the database reads. */
const THREADS = 2;

/** The batches in their order, made ahead of whoever takes them; each thread makes every second one. */
export async function* makeBatches(world: World, now: Date, spans: readonly Span[]): AsyncGenerator<Made> {
  const threads = Array.from(
    { length: THREADS },
    (_, number) =>
      new Worker(new URL('./rowMaker.ts', import.meta.url), {
        workerData: { now, world: { ...world, turn: { of: THREADS, number } } },
      }),
  );
  try {
    const asked: Promise<Made>[] = [];
    let next = 0;
    const ask = () => {
      const [span, thread] = [spans[next], threads[next % THREADS]];
      next += 1;
      if (!span || !thread) return;
      // Once a batch is taken its thread is asked for the next, so that an answer is always the one that was asked for.
      const made = once(thread, 'message').then(([answer]) => answer as Made);
      made.catch(() => undefined);
      asked.push(made);
      thread.postMessage(span, []);
    };
    threads.forEach(ask);
    for (let made = asked.shift(); made; made = asked.shift()) {
      const batch = await made;
      ask();
      yield batch;
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
