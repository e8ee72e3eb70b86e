/** A thread that makes rows: asked for a batch, it answers the rows of each table as COPY reads them. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Stage } from '@portal/domain/applications/stages.ts';
import { applicantForm } from '../../apps/server/src/demo/corpus/applicantForm.ts';
import { addApplicant, TABLES, type Batch, type World } from './batch.ts';
import { copyText, type CopyText } from './copyRows.ts';

/** Of a hundred, as after some years: most were decided long ago. */
const STAGES_IN_LIFE: readonly (readonly [Stage, number])[] = [
  ['UNFINISHED', 6],
  ['REJECT_BY_TAG', 2],
  ['COMPLETE', 4],
  ['PAID', 2],
  ['ANALYSIS', 4],
  ['COMPLETE_ANALYSIS', 2],
  ['INTERVIEW', 2],
  ['INTERVIEW_SUCCESS', 2],
  ['APPROVED', 3],
  ['SENT', 55],
  ['REJECTED', 18],
];

export interface Span {
  first: number;
  last: number;
}
export interface Made extends Span {
  tables: CopyText[];
  /** The last case number that was given in each year. */
  caseNumbers: ReadonlyMap<number, number>;
}

export function makeBatch(world: World, now: Date, { first, last }: Span): Batch {
  const batch: Batch = new Map();
  for (let id = first; id <= last; id += 1) {
    const ids = { application: id, account: id, person: id, church: id };
    addApplicant(batch, world, ids, applicantForm(id - 1, world.seed, now, STAGES_IN_LIFE));
  }
  return batch;
}

export const textOf = (batch: Batch): CopyText[] =>
  TABLES.flatMap((table) => {
    const rows = batch.get(table) ?? [];
    return rows.length > 0 ? copyText(table, rows) : [];
  });

if (!isMainThread) {
  const { world, now } = workerData as { world: World; now: Date };
  parentPort?.on('message', (span: Span) => {
    const tables = textOf(makeBatch(world, now, span));
    const made: Made = { ...span, tables, caseNumbers: world.caseNumbers };
    parentPort?.postMessage(
      made,
      tables.map(({ text }) => text.buffer),
    );
  });
}
