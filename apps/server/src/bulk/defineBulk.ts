import type { z } from 'zod/mini';
import type { BulkKind } from '@portal/contract/bulk.ts';
import type { DocumentKind } from '@portal/domain/applications/form.ts';
import type { anyOf } from '@portal/contract/endpoints.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { Services } from '../platform/services.ts';

/** What a row works with: its own transaction, and whoever started the run with the rights of now. */
export type BulkContext = Omit<StaffContext, 'services' | 'repeated'> & { services: Pick<Services, 'settings'> };

/** What a reader may know of a row's subject. */
export interface BulkSubject {
  caseNumber: string | null;
  name: string;
  document?: { kind: DocumentKind; application: number };
}

export interface BulkDefinition<Params extends object = object> {
  kind: BulkKind;
  /** Asked of the actor when the run starts and again before each row: without any of them a row is refused as GE004. */
  permission: ReturnType<typeof anyOf>;
  /** What all rows have in common: ids, codes and, of a mail, its text. Nothing of it is kept once the run has ended. */
  params: z.ZodMiniType<Params>;
  /**
   * The act upon one subject. What it refuses is told of the row, and its writes are rolled back; any other error is
   * tried again. It locks what it changes itself, and may find it changed since the run was started.
   */
  row(context: BulkContext, params: Params, subjectId: number): Promise<void>;
  /** Once, after the last row, in the transaction that ends the run. A cancelled run has no end of this kind. */
  finished?(context: BulkContext, params: Params, outcome: { done: number; refused: number }): Promise<void>;
  /** What the reader may know of these subjects: those out of reach are left out. */
  describe(context: StaffContext, subjectIds: readonly number[]): Promise<ReadonlyMap<number, BulkSubject>>;
}

/** Of a run that has ended. */
export const NO_PARAMS = '{}';

/** Types a definition's `row` by its params. Whatever is defined has its line in server.ts and jobs.ts. */
export function defineBulk<Params extends object>(definition: BulkDefinition<Params>): BulkDefinition<Params> {
  return definition;
}

/** The definition of a kind; a run of a kind that is not among them is a defect. */
export function definitionOf(definitions: readonly BulkDefinition[], kind: string): BulkDefinition {
  const definition = definitions.find((one) => one.kind === kind);
  if (!definition) throw new Error(`Nothing is defined to be done to many as ${kind}.`);
  return definition;
}
