/** What every answer is wrapped in (spec §7): `{ status, error, data }`. */
import type { ErrorCode } from './errors.ts';
import type { ClientDetail } from './customers.ts';
import type { StaffDetail } from './users.ts';

export interface FieldProblem {
  code: ErrorCode;
  params?: Record<string, string | number>;
}

/** What comes with a refusal beside its codes, as far as it helps. */
export interface RefusalData {
  /** By the field's path in the body, or the form's field key. */
  fields?: Record<string, FieldProblem>;
  /** All problems with what their texts need, in the order of `error`. */
  problems?: FieldProblem[];
  /** GE004: the slug that is missing, and which of the reader's own roles holds it. */
  permission?: string;
  roles?: { id: number; name: string }[];
  /** move.stale: the card as it is now. */
  card?: unknown;
  /** user.stale: the account as it is now. */
  user?: StaffDetail;
  /** client.stale: the same of a client's. */
  client?: ClientDetail;
  requestId?: string;
}

export type Envelope<Data> =
  | { status: true; error: []; data: Data }
  | { status: false; error: ErrorCode[]; data: RefusalData | null };
