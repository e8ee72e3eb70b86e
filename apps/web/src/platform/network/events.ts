/** Server-sent events as they come in pieces (the format of the HTML standard, without `retry`). */
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
  let rest = '';
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
    onSign();
    const blocks = (rest + piece.value).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

/** Nothing where the block holds no data. */
function parseEvent(block: string): ServerEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value] = /^(\w+)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') event = value ?? '';
    if (field === 'data') data.push(value ?? '');
  }
  return data.length === 0 ? undefined : { event, data: data.join('\n') };
}
