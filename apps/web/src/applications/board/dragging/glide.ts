/** Cards that others move glide to their new place, so that one sees where they went. */
const GLIDE_MS = 320;
/** Of more that change at once no eye follows any. */
const MOST = 12;
/** Frames in which the board is drawn anew, however busy it is. */
const TRIES = 20;

const cardAt = (id: number): HTMLElement | null => document.querySelector(`[data-card="${id}"]`);
const columnOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('[data-stage]') ?? null;

/**
 * Remembers where the cards stand, lets the change happen, and leads a likeness of each that changed its column from there
 * to where it stands now: a column shows nothing beyond itself, so that the card could not leave it. A few cards are
 * measured, and only those that moved; whoever asks for less movement sees none.
 */
export function glide(ids: readonly number[], change: () => void): void {
  const isWanted = ids.length <= MOST && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const frame = isWanted ? document.querySelector<HTMLElement>('[data-glide-frame]') : null;
  const before = frame ? ids.flatMap((id) => standing(id)) : [];
  change();
  if (frame) for (const card of before) requestAnimationFrame(() => follow(frame, card, TRIES));
}

interface Standing {
  id: number;
  stage: string | undefined;
  likeness: HTMLElement;
  from: DOMRect;
}

function standing(id: number): Standing[] {
  const card = cardAt(id);
  if (!card) return [];
  const likeness = card.cloneNode(true) as HTMLElement;
  for (const named of [likeness, ...likeness.querySelectorAll('[id], [data-card-link], [data-card-menu]')]) {
    for (const name of ['id', 'data-card', 'data-card-link', 'data-card-menu']) named.removeAttribute(name);
  }
  likeness.inert = true;
  likeness.ariaHidden = 'true';
  return [{ id, stage: columnOf(card)?.dataset['stage'], likeness, from: card.getBoundingClientRect() }];
}

function follow(frame: HTMLElement, card: Standing, tries: number): void {
  const now = cardAt(card.id);
  const stage = columnOf(now)?.dataset['stage'];
  if (now && stage !== card.stage) return lead(frame, card, now);
  if (tries > 0) requestAnimationFrame(() => follow(frame, card, tries - 1));
}

function lead(frame: HTMLElement, { likeness, from }: Standing, to: HTMLElement): void {
  const within = frame.getBoundingClientRect();
  const target = to.getBoundingClientRect();
  Object.assign(likeness.style, {
    position: 'absolute',
    zIndex: '4',
    left: `${from.left - within.left}px`,
    top: `${from.top - within.top}px`,
    width: `${from.width}px`,
    pointerEvents: 'none',
  });
  frame.append(likeness);
  const timing = { duration: GLIDE_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' };
  to.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], timing);
  const gliding = likeness.animate(
    [{ transform: 'none' }, { transform: `translate(${target.left - from.left}px, ${target.top - from.top}px)` }],
    timing,
  );
  gliding.finished.catch(() => undefined).finally(() => likeness.remove());
}
