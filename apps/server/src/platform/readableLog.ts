import type { Writable } from 'node:stream';
import { pino, type DestinationStream } from 'pino';

/** What every line has, or what is said in the line by itself. */
const TOLD = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'reqId', 'err', 'stack']);
const INDENT = '   ';

interface Fields extends Record<string, unknown> {
  msg?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
}

/** Where log lines go: to a terminal as short lines for people, elsewhere (a file, a collector) as JSON by `elsewhere`. */
export function logTo(stream: Writable & { isTTY?: boolean }, elsewhere: () => DestinationStream): DestinationStream {
  if (!stream.isTTY) return elsewhere();
  return { write: (line) => void stream.write(readableLine(line)) };
}

/** A line of the log as a person reads it: time, level, words, and below them the trace of a failure. */
function readableLine(line: string): string {
  const fields = JSON.parse(line) as Fields;
  const time = new Date(Number(fields['time'])).toTimeString().slice(0, 8);
  const level = pino.levels.labels[Number(fields['level'])] ?? '';
  const words = fields.msg === 'request' ? requestWords(fields) : otherWords(fields);
  return `${time} ${level.padEnd(5)} ${words}${traceIn(fields)}\n`;
}

const requestWords = ({ method, route = '(no such address)', status, ms }: Fields): string =>
  `${method} ${route} ${status} ${ms} ms`;

function otherWords(fields: Fields): string {
  const others = Object.entries(fields).filter(([name]) => !TOLD.has(name));
  const told = others.map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return [fields.msg ?? '', ...told].join(' ');
}

/** The trace begins with what it is a trace of. */
function traceIn({ err }: Fields): string {
  if (typeof err !== 'object' || err === null) return '';
  const { type, message, stack } = err as Partial<Record<'type' | 'message' | 'stack', string>>;
  const trace = stack ?? `${type ?? 'Error'}: ${message ?? ''}`;
  return trace
    .split('\n')
    .map((part) => `\n${INDENT}${part.trimEnd()}`)
    .join('');
}
