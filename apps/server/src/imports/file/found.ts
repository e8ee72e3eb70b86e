import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { Refusal } from '../../platform/http/refusal.ts';

export type CellValue = string | number | boolean | Date | null | undefined;
/** Rows as a reader finds them, with what it found out of the file. */
export interface Found {
  format: 'csv' | 'xlsx';
  encoding: string | null;
  separator: string | null;
  rows: AsyncIterable<{ line: number; values: readonly CellValue[] }>;
}

/** What a file is refused for, told at the field that it is. */
export const refuseFile = (code: ErrorCode, params?: FieldProblem['params']): Refusal => {
  const found: FieldProblem = params ? { code, params } : { code };
  return new Refusal([found], { fields: { file: found } });
};
