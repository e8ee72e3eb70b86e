import type { ErrorCode } from '@portal/contract/errors.ts';
import { ERROR_STATUS } from '@portal/contract/errors.ts';
import type { FieldProblem, RefusalData } from '@portal/contract/envelope.ts';
import type { Problem } from '@portal/domain/problem.ts';

/** An answer that says no: codes with what their texts need. Thrown, it rolls the act's transaction back. */
export class Refusal extends Error {
  readonly problems: readonly FieldProblem[];
  readonly data: RefusalData;

  constructor(problems: readonly FieldProblem[], data: RefusalData = {}) {
    super(problems.map(({ code }) => code).join(', '));
    this.problems = problems;
    this.data = data;
  }

  get codes(): ErrorCode[] {
    return [...new Set(this.problems.map(({ code }) => code))];
  }

  /** The status of the first code: problems of one answer are of one kind. */
  get httpStatus(): number {
    const first = this.problems[0];
    return first ? ERROR_STATUS[first.code] : 500;
  }
}

/** A refusal whose writes stay: returned from an act instead of thrown (failed sign-ins, reuse of a token). */
export class KeptRefusal {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

export const refusal = (code: ErrorCode, params?: FieldProblem['params'], data?: RefusalData): Refusal =>
  new Refusal([params ? { code, params } : { code }], data);

/** A refusal of the value of one field. */
export const refusalAt = (field: string, code: ErrorCode): Refusal =>
  refusal(code, undefined, { fields: { [field]: { code } } });

export const refuseAndKeep = (code: ErrorCode, params?: FieldProblem['params']): KeptRefusal =>
  new KeptRefusal(refusal(code, params));

/** Throws what a domain rule objects to, all problems in one answer; nothing is thrown where there is none. */
export function refuseIfAny(problems: readonly Problem[], data?: RefusalData): void {
  if (problems.length > 0) throw new Refusal(problems, data);
}

/** Throws problems of single fields, each at its path. */
export function refuseFields(fields: Record<string, Problem | undefined>): void {
  const found = Object.entries(fields).filter((entry): entry is [string, Problem] => entry[1] !== undefined);
  if (found.length === 0) return;
  throw new Refusal(
    found.map(([, problem]) => problem as FieldProblem),
    { fields: Object.fromEntries(found) },
  );
}

/** Throws `record.stale`, with the record as it is now, where the version that the reader saw is not the present one. */
export async function refuseStale(version: { seen: number | undefined; now: number }, present: () => Promise<unknown>) {
  if (version.seen === undefined || version.seen === version.now) return;
  throw refusal('record.stale', undefined, { present: await present() });
}

export const notFound = (): Refusal => refusal('http.notFound');
