/** What a call may fail with. */
import type { ClientCode, ErrorCode } from '@portal/contract/errors.ts';
import type { FieldProblem, RefusalData } from '@portal/contract/envelope.ts';

/** The server said no, and why. Nothing was changed. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly codes: readonly ErrorCode[];
  readonly fields: Readonly<Record<string, FieldProblem>>;
  /** Every problem with what its text needs; those without details of their own too. */
  readonly problems: readonly FieldProblem[];
  /** `record.stale`, `move.stale`: the record as it is now (`presentOf` knows its shape). */
  readonly present: unknown;
  /** GE004: the permission that is missing, and which of the reader's own roles holds it. */
  readonly permission: string | undefined;
  readonly roles: readonly { id: number; name: string }[];
  readonly requestId: string | undefined;

  constructor(status: number, codes: readonly ErrorCode[], data: RefusalData | null, requestId?: string | null) {
    super(codes.join(', '));
    this.name = 'ApiRefusal';
    this.status = status;
    this.codes = codes;
    this.fields = data?.fields ?? {};
    this.problems = data?.problems ?? codes.map((code) => ({ code }));
    this.present = data?.present;
    this.permission = data?.permission;
    this.roles = data?.roles ?? [];
    this.requestId = data?.requestId ?? requestId ?? undefined;
  }

  has(code: ErrorCode): boolean {
    return this.codes.includes(code);
  }
}

/** No answer came, or none that the server gave (GE100). Whether the act was done is unknown: repeat it under its key. */
export class ConnectionFailure extends Error {
  readonly code: ClientCode = 'GE100';

  constructor(cause?: unknown) {
    super('GE100', { cause });
    this.name = 'ConnectionFailure';
  }
}

/** Nothing the person did: only an administrator can do something about it (GE005, GE200). */
export const isDefect = (error: unknown): boolean =>
  error instanceof ApiRefusal ? error.has('GE005') : !(error instanceof ConnectionFailure);

export const isRefusal = (error: unknown, code: ErrorCode): error is ApiRefusal =>
  error instanceof ApiRefusal && error.has(code);
