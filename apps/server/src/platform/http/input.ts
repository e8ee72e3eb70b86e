import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import { ERROR_STATUS, type ErrorCode } from '@portal/contract/errors.ts';
import { MAX_FILE_BYTES } from '@portal/domain/fields/files.ts';
import type { UploadedPart } from '../files/receiveFile.ts';
import { Refusal, refusal, refusalAt } from './refusal.ts';
import type { InputOf } from './inputOf.ts';

/** Checks what came with a request. A path that fits no id is not found, or has words for it; the rest is told at its field. */
export async function readInput(endpoint: Endpoint, request: FastifyRequest): Promise<InputOf<Endpoint>> {
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) throw pathRefusal(params.error.issues[0]);
  const file = endpoint.file && request.isMultipart() ? await readFile(request, endpoint.file) : undefined;
  return {
    params: params?.data as undefined,
    query: check(endpoint.query, request.query) as undefined,
    body: check(endpoint.body, request.isMultipart() ? undefined : (request.body ?? undefined)) as undefined,
    file,
    signed: endpoint.signedBy === undefined ? undefined : signedBody(request, endpoint.signedBy),
    client: {
      ip: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 300),
      idempotencyKey: idempotencyKey(request),
    },
  };
}

function pathRefusal(issue?: z.core.$ZodIssue): Refusal {
  const own = ownCode(issue);
  return issue && own ? refusalAt(issue.path.map(String).join('.'), own) : refusal('http.notFound');
}

/** What the schema makes of it; what it does not take is told at its field. */
export function check(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  // Without its input an issue does not tell what is missing from what is of the wrong type.
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return withoutNul(result.data);
  // No body at all: the specification's own code, not a list of every field.
  if (value === undefined) throw refusal('GE001');
  const fields: Record<string, FieldProblem> = {};
  for (const issue of result.error.issues) {
    // Not even an object: there is no field to tell it at.
    if (issue.path.length === 0) throw refusal('http.malformed');
    const path = issue.path.map(String).join('.');
    fields[path] ??= problemOf(issue);
  }
  throw new Refusal(Object.values(fields), { fields });
}

/** PostgreSQL stores no NUL, in whatever text: told at its field here, before a statement fails on it. */
function withoutNul(data: unknown): unknown {
  const fields: Record<string, FieldProblem> = {};
  const look = (value: unknown, path: string[]): void => {
    if (typeof value === 'string' && value.includes('\0')) {
      fields[path.join('.')] = { code: 'field.special', params: { characters: 'NUL' } };
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) look(inner, [...path, name]);
    }
  };
  look(data, []);
  const found = Object.values(fields);
  if (found.length > 0) throw new Refusal(found, { fields });
  return data;
}

/** The code that the contract gives a field in place of the general ones, if it does (contract/fields.ts). */
const ownCode = (issue?: z.core.$ZodIssue): ErrorCode | undefined =>
  issue && Object.hasOwn(ERROR_STATUS, issue.message) ? (issue.message as ErrorCode) : undefined;

/** An issue of the schema library in the product's words. */
function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  // Domain rules leave their own code and params (contract/fields.ts).
  if (issue.code === 'custom') return issue.params ? (issue.params as FieldProblem) : { code: 'field.type' };
  const own = ownCode(issue);
  if (own) return { code: own };
  switch (issue.code) {
    case 'invalid_type':
      return { code: issue.input === undefined ? 'field.required' : 'field.type' };
    case 'invalid_value':
    case 'invalid_union':
      return { code: issue.input === undefined ? 'field.required' : 'field.choice' };
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'field.max', params: { length: Number(issue.maximum) } }
        : { code: 'field.most', params: { length: Number(issue.maximum) } };
    case 'too_small':
      if (Number(issue.minimum) === 1 && issue.origin !== 'number' && issue.origin !== 'int')
        return { code: 'field.required' };
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'field.min', params: { length: Number(issue.minimum) } }
        : { code: 'field.least', params: { length: Number(issue.minimum) } };
    default:
      return { code: 'field.type' };
  }
}

function signedBody(request: FastifyRequest, header: string): { bytes: Buffer; signature: string } {
  const signature = request.headers[header];
  if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') throw refusal('http.malformed');
  return { bytes: request.body, signature };
}

async function readFile(request: FastifyRequest, name: string): Promise<UploadedPart | undefined> {
  try {
    let file: UploadedPart | undefined;
    // To the body's end: a second file, or one in another part, is refused, not left out in silence. Without a name of its own
    // it is still a file.
    for await (const part of request.files({ limits: { fileSize: MAX_FILE_BYTES + 1, files: 1, fields: 10 } })) {
      if (part.fieldname !== name) throw refusal('http.malformed');
      file ??= { name: part.filename ?? '', bytes: await part.toBuffer() };
    }
    return file;
  } catch (error) {
    throw whyNotRead(error as { code?: string; statusCode?: number });
  }
}

/** The parser of multipart bodies throws plain errors where a body is broken off or malformed: the caller's, not ours. */
function whyNotRead(error: { code?: string; statusCode?: number }): unknown {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') {
    const tooLarge: FieldProblem = { code: 'field.fileSize', params: { mb: MAX_FILE_BYTES / 1024 / 1024 } };
    return new Refusal([tooLarge], { fields: { file: tooLarge } });
  }
  return error.statusCode === undefined && !(error instanceof Refusal) ? refusal('http.malformed') : error;
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{8,100}$/.test(key)) return key;
  throw refusal('idempotency.key' satisfies ErrorCode);
}
