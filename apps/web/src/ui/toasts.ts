/** Short notices at the edge of the screen, with a way back where there is one. Any module may show one. */
export interface Toast {
  id: number;
  text: string;
  tone: 'done' | 'failed';
  /** Of the failure, in small print. */
  note?: string;
  action?: { label: string; run: () => void };
  /** How long it stays; what failed stays until it is dismissed. */
  forMs?: number;
}

const listeners = new Set<() => void>();
let shown: readonly Toast[] = [];
let lastId = 0;

const set = (next: readonly Toast[]) => {
  shown = next;
  listeners.forEach((listener) => listener());
};

/** Shows a notice and returns its id. At most four stand at once; the oldest makes room. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  set([...shown, { ...toast, id: lastId }].slice(-4));
  return lastId;
}

export const dismissToast = (id: number): void => set(shown.filter((toast) => toast.id !== id));
/** Notices name people; none outlives the frame it stood in. */
export const dismissAllToasts = (): void => set([]);
export const currentToasts = (): readonly Toast[] => shown;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
