import { beforeAll, expect, test } from 'vitest';
import { readEvents, type ServerEvent } from './events.ts';
import { waitBefore } from '../live/stream.ts';

async function readAll(pieces: readonly (string | Uint8Array)[]): Promise<{ events: ServerEvent[]; signs: number }> {
  const bytes = pieces.map((piece) => (typeof piece === 'string' ? new TextEncoder().encode(piece) : piece));
  const events: ServerEvent[] = [];
  let signs = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      bytes.forEach((piece) => controller.enqueue(piece));
      controller.close();
    },
  });
  for await (const event of readEvents(body, () => (signs += 1))) events.push(event);
  return { events, signs };
}

// As Safari, which has no such thing: nothing in here may iterate over a stream.
beforeAll(() => {
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
});

test('events arrive whole however the network cuts them, even within a letter', async () => {
  const bytes = new TextEncoder().encode('event: board\ndata: {"name":"Ñandú"}\n\n: \n\ndata: a\ndata: b\n\n');
  const expected = [
    { event: 'board', data: '{"name":"Ñandú"}' },
    { event: 'message', data: 'a\nb' },
  ];
  for (let cut = 1; cut < bytes.length; cut += 1) {
    const { events } = await readAll([bytes.slice(0, cut), bytes.slice(cut)]);
    expect(events).toEqual(expected);
  }
});

test('a heartbeat is a sign of life but no event; an event without its end is dropped', async () => {
  expect(await readAll([': open\n\n', ': \n\n', 'data: half'])).toEqual({ events: [], signs: 3 });
});

test('the wait doubles up to half a minute and differs between browsers', () => {
  expect([0, 1, 2, 9].map((failures) => waitBefore(failures, 1))).toEqual([1_000, 2_000, 4_000, 30_000]);
  expect(waitBefore(9, 0)).toBe(15_000);
});
