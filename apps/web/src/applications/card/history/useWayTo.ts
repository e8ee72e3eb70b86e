import type { HistoryEntry } from '@portal/contract/history.ts';
import { useBoardAddress } from '../../boardAddress.ts';
import { tabOfField } from '../tabOfField.ts';

/** The first field that a row names. */
const fieldOf = ({ field, fields }: HistoryEntry['detail']): string | undefined => {
  const first: unknown = field ?? (Array.isArray(fields) ? fields[0] : undefined);
  return typeof first === 'string' ? first : undefined;
};

/** Where the thing is that a row of the history names: what opens it; nothing where there is nothing to open. */
export function useWayTo(): (entry: HistoryEntry) => (() => void) | undefined {
  const { showField, showTab, showHistory } = useBoardAddress();
  const wayTo = ({ what, detail }: HistoryEntry): (() => void) | undefined => {
    const field = fieldOf(detail);
    switch (what.split('.')[0]) {
      case 'correction':
        return field === undefined ? undefined : () => showField(field, tabOfField(field));
      case 'edited':
      case 'document':
        return field === undefined ? undefined : () => showTab(tabOfField(field));
      case 'note':
      case 'erNote':
      case 'reference':
      case 'negativeReference':
        return what.endsWith('.removed') ? undefined : () => showTab('notes');
      case 'assigned':
      case 'unassigned':
      case 'handedOver':
        return () => showTab('members');
      case 'exonerated':
      case 'exoneration':
      case 'paid':
      case 'payment':
        return () => showHistory('money');
      case 'interview':
        return () => showHistory('interviews');
      default:
        return undefined;
    }
  };
  return (entry) => {
    const go = wayTo(entry);
    return go && (() => (focusPanel(), go()));
  };
}

/** The button that was pressed goes with what stands there; the panel stays, whatever is in it. */
function focusPanel(): void {
  document.querySelector<HTMLElement>('[data-card-drawer] [role=tabpanel]')?.focus({ preventScroll: true });
}
