/** What every answer must be, whatever was asked: clear, in the envelope, and telling nothing of the inside. */
import type { Endpoint } from '@portal/contract/endpoints.ts';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import { ERROR_STATUS } from '@portal/contract/errors.ts';
import { errors as en } from '@portal/messages/en/errors.ts';
import { errors as es } from '@portal/messages/es/errors.ts';
import { isEndless } from './shapesOf.ts';
import type { Reply } from './world.ts';

const TEXTS: readonly Readonly<Record<string, string>>[] = [en, es];
const STATUS: Readonly<Record<string, number>> = ERROR_STATUS;

/** Words of stacks, of SQL and of file systems. No attack has them in it, so an answer may not either. */
const INSIDE =
  /node_modules|\.ts:\d|\n\s+at |\b(?:ENOENT|EACCES|ECONN\w*)\b|file:\/\/|\/(?:home|tmp|usr|var|work)\/|\binsert into\b|\bupdate "|\bselect .* from\b|syntax error|violates|duplicate key|invalid input|Zod\w*Error|\bkysely\b|\bpg_\w/i;

/** What is wrong with an answer, in sentences; nothing where it is as it must be. */
export function faultsOf(endpoint: Endpoint, reply: Reply): string[] {
  const { status, body, text, contentType } = reply;
  const faults = INSIDE.test(text) ? [`tells of the inside: ${INSIDE.exec(text)?.[0]}`] : [];
  if (contentType.startsWith('text/event-stream') && isEndless(endpoint.reply)) return faults;
  if (!body) return [...faults, `is no JSON but ${contentType || 'nothing'}`];
  if (status < 300) return [...faults, ...faultsOfSuccess(endpoint, body)];
  return [...faults, ...faultsOfRefusal(endpoint, status, body)];
}

function faultsOfSuccess(endpoint: Endpoint, { status, error, data, ...beside }: NonNullable<Reply['body']>): string[] {
  const enveloped = status === true && Array.isArray(error) && error.length === 0 && data !== undefined;
  if (!enveloped) return ['is a success without its envelope'];
  const shown = 'access_token' in beside ? beside : data;
  return endpoint.reply.safeParse(shown).success ? [] : ['is not of the shape that the contract tells'];
}

function faultsOfRefusal(endpoint: Endpoint, status: number, body: NonNullable<Reply['body']>): string[] {
  const codes = codesOf(body);
  if (status >= 500 && !(status === 503 && endpoint.errors?.includes('http.unavailable'))) return [`is ${status}`];
  if (body.status !== false || codes.length === 0) return ['is a refusal without its envelope'];
  if (typeof body.data?.requestId !== 'string') return ['does not tell which request it was'];
  return codes.flatMap((code) => {
    if (STATUS[code] !== status) return [`has ${code} with ${status}`];
    const told = toldOf(body).filter((problem) => problem.code === code);
    const params = told.length > 0 ? told.map((problem) => problem.params ?? {}) : [{}];
    const untold = TEXTS.flatMap((texts) => params.flatMap((given) => unfilled(texts[code], given)));
    return untold.length > 0 ? [`leaves ${untold.join(', ')} of ${code} untold`] : [];
  });
}

export const codesOf = (body: Reply['body']): string[] => (Array.isArray(body?.error) ? (body.error as string[]) : []);

export const fieldsOf = (body: Reply['body']): Readonly<Record<string, FieldProblem>> => body?.data?.fields ?? {};

const toldOf = (body: Reply['body']): FieldProblem[] => [
  ...Object.values(fieldsOf(body)),
  ...((body?.data?.problems ?? []) as FieldProblem[]),
];

/** The placeholders of a text that nothing fills; all of it where there is no text. */
const unfilled = (text: string | undefined, params: Readonly<Record<string, unknown>>): string[] =>
  text === undefined
    ? ['the text']
    : [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !(name in params));
