import { createParser } from 'eventsource-parser';

/** A server-sent event; one without a name is a `message`. */
export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Yields each event of the stream; comments (heartbeats) are swallowed, but `onSign` hears of every piece. Read piece by
 * piece: Safari cannot iterate over a stream.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<ServerEvent> {
  const pieces = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  const arrived: ServerEvent[] = [];
  const parser = createParser({ onEvent: ({ event = 'message', data }) => arrived.push({ event, data }) });
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
    onSign();
    parser.feed(piece.value);
    yield* arrived.splice(0);
  }
}
