import type { NothingMore } from '../../history/record.ts';
import type { MergeKinds } from '../../persons/mergeKinds.ts';

declare module '../../history/record.ts' {
  interface HistoryKinds {
    /** Of all regions together, which are told under the id 0: `assigneeFrom` had the countries, `assigneeTo` has them. */
    regions: { given: { countries: readonly string[]; assigneeFrom: number | null; assigneeTo: number | null } };
    persons: MergeKinds & {
      /** Associated with an Ephesian by hand, or not any more. */
      associated: { assigneeFrom: number | null; assigneeTo: number | null };
      /** Whose spiritual child: ids of persons. */
      parentSet: { from: number | null; to: number | null };
      /** Told of by an import, with the church that they lead; and taken back. */
      recorded: { church: number };
      unrecorded: NothingMore;
      copied: NothingMore;
      erased: NothingMore;
      /** Let in at an event against what the door said, by its codes; the reason lies apart. */
      letIn: { event: number; checkIn: number; codes: readonly string[] };
    };
  }
}
