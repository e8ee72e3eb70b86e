/** What only a dragging hand needs. Its code comes after the board is shown, which does not wait for it. */
import type * as Adapter from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

let coming: Promise<typeof Adapter> | undefined;

function dragCode(): Promise<typeof Adapter> {
  coming ??= import('@atlaskit/pragmatic-drag-and-drop/element/adapter').catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

/** Attaches dragging once its code is there. Answers how to detach it, whether or not it came by then. */
export const attachDragging = (attach: (code: typeof Adapter) => () => void): (() => void) =>
  attachLate(async () => attach(await dragCode()));

/** The same of any code. What does not come is asked for again by the next that needs it; menus move cards too. */
export function attachLate(attach: () => Promise<() => void>): () => void {
  let detach: (() => void) | undefined;
  let over = false;
  const start = async () => {
    const undo = await attach();
    if (over) undo();
    else detach = undo;
  };
  void start().catch(() => undefined);
  return () => {
    over = true;
    detach?.();
  };
}
