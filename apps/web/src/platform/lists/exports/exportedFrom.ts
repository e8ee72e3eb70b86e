import type { ExportedListName } from '@portal/domain/exports/exports.ts';
import type { Namespace } from '@portal/messages/browserTexts.ts';
import type { ListAddress } from '../useListAddress.ts';

/** What the list shows now. */
export interface ExportedFrom {
  of: { name: ExportedListName; noun: Namespace };
  asked: Pick<ListAddress, 'search' | 'filters' | 'sort' | 'terms'>;
  /** The keys of the columns on the screen. */
  shown: readonly string[];
  /** How many rows fit; nothing while that is not known. */
  total: number | undefined;
}
