/** The shape of an endpoint: one table a noun types the server's handlers and the browser's client. */
import * as z from 'zod/mini';
import type { Permission } from '@portal/domain/access/permissions.ts';
import type { ErrorCode } from './errors.ts';
import type { List } from './lists.ts';

export type Access = 'public' | 'staff' | 'client' | { anyOf: readonly Permission[] };

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:name` parameters. */
  path: string;
  /** Who may call: anybody, any signed-in account of a realm, or a staff role that holds one of the slugs. */
  permission: Access;
  /** Also for staff whose role needs a second factor and who have none yet: without it they set one up, and no more. */
  beforeSecondFactor?: true;
  /** One sentence for the OpenAPI document. */
  does: string;
  /** Of an endpoint that lists: what the browser offers to search, narrow and sort by. */
  list?: List;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** In JSON. A field that is an `uploadId` names a file that was sent before. */
  body?: z.ZodMiniType;
  /** Of an endpoint that takes a file, in a multipart body: the part that it is. What it is refused for is told at this name. */
  file?: 'file';
  /** The body is taken byte for byte, with the signature that this header carries. */
  signedBy?: string;
  /** How often one network address may call it in a minute, where less than any call: what outsiders may try. */
  perMinute?: number;
  reply: z.ZodMiniType;
  /** What comes with `record.stale` or `move.stale`: the record as it is now. */
  present?: z.ZodMiniType;
  /** What it may refuse beyond what every endpoint may (GE00x, field and http codes). */
  errors?: readonly ErrorCode[];
}

/** What the content of a file may be refused for. */
export const UPLOAD_ERRORS = [
  'field.file',
  'field.fileSize',
  'field.image',
  'photo.system',
  'file.pdf.unreadable',
  'file.pdf.locked',
  'file.pdf.form',
  'http.unavailable',
] as const satisfies readonly ErrorCode[];

export const endpoints = <const T extends Record<string, Endpoint>>(table: T): T => table;

export const anyOf = (...slugs: readonly [Permission, ...Permission[]]) => ({ anyOf: slugs });

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

export type ParamsOf<E> = Out<Part<E, 'params'>>;
export type QueryOf<E> = Out<Part<E, 'query'>>;
export type BodyOf<E> = Out<Part<E, 'body'>>;
export type BodyInput<E> = In<Part<E, 'body'>>;
export type QueryInput<E> = In<Part<E, 'query'>>;
export type PresentOf<E> = Out<Part<E, 'present'>>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

export const nothing = z.null();
