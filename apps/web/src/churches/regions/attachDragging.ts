import type { Leader } from './regions.queries.ts';

/** What a dragged leader brings. */
const isLeader = (data: Record<string, unknown>): data is { leader: Leader } => 'leader' in data;

interface Told {
  over: (isOver: boolean) => void;
  dropped: (child: Leader) => void;
}

/** Lets a leader be dragged, and others be dropped on them. The code comes when it does: the menu moves leaders too. */
export function attachDragging(element: HTMLElement, leader: Leader, { over, dropped }: Told): () => void {
  let detach: (() => void)[] | undefined;
  let isGone = false;
  const attach = async () => {
    const { draggable, dropTargetForElements } = await import('@atlaskit/pragmatic-drag-and-drop/element/adapter');
    if (isGone) return;
    detach = [
      draggable({ element, getInitialData: () => ({ leader }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isLeader(source.data) && source.data.leader.id !== leader.id,
        onDragEnter: () => over(true),
        onDragLeave: () => over(false),
        onDrop({ source }) {
          over(false);
          if (isLeader(source.data)) dropped(source.data.leader);
        },
      }),
    ];
  };
  void attach().catch(() => undefined);
  return () => {
    isGone = true;
    detach?.forEach((undo) => undo());
  };
}
