/** What every answer is wrapped in (product/api.md#envelope): `{ status, error, data }`. */
import type { ErrorCode } from './errors.ts';

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
  /** record.stale, move.stale: the record as it is now, in the shape of the endpoint's `present`. */
  present?: unknown;
  requestId?: string;
}

export type Envelope<Data> =
  | { status: true; error: []; data: Data }
  | { status: false; error: ErrorCode[]; data: RefusalData | null };
