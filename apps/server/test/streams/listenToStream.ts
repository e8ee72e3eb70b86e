import type { Caller } from '../buildTestServer.ts';

export interface HeardEvent {
  event: string;
  data: any;
}

export interface Listener {
  /** The next event, within a second. */
  next(): Promise<HeardEvent>;
  /** Ends with the stream. */
  ended: Promise<void>;
  heard: HeardEvent[];
  headers: Headers;
  stop(): Promise<void>;
}

/** Reads the stream over a real connection, as a browser does. Answers once it is open. */
export async function listenToStream(origin: string, caller: Caller): Promise<Listener> {
  const abort = new AbortController();
  const response = await fetch(`${origin}/api/business/stream`, {
    headers: { authorization: `Bearer ${caller.token}` },
    signal: abort.signal,
  });
  const heard: HeardEvent[] = [];
  let told = 0;
  let wake = () => {};
  let opened = () => {};
  const open = new Promise<void>((resolve) => (opened = resolve));
  const ended = (async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      opened();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, event = '', data = ''] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
        if (event) heard.push({ event, data: JSON.parse(data) });
      }
      wake();
    }
  })();
  await Promise.race([open, ended]);
  return {
    heard,
    headers: response.headers,
    ended,
    async next() {
      const signal = AbortSignal.timeout(1000);
      while (heard.length === told) {
        await new Promise<void>((resolve, reject) => {
          wake = resolve;
          signal.addEventListener('abort', () => reject(new Error('Nothing was heard within a second.')));
        });
      }
      return heard[told++] as HeardEvent;
    },
    async stop() {
      abort.abort();
      await ended.catch(() => undefined);
    },
  };
}
