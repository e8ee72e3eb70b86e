export type Way = 'left' | 'right' | 'up' | 'down';

interface Place {
  id: string;
  x: number;
  y: number;
}

/** How much a step aside counts: the next country to the right is rather farther than far above. */
const ASIDE = 2;

/** The nearest place in a direction; at the edge of the world the same again. */
export function nextShape<P extends Place>(places: readonly P[], from: P, way: Way): P {
  const sign = way === 'left' || way === 'up' ? -1 : 1;
  const sideways = way === 'left' || way === 'right';
  let best: { place: P; cost: number } | undefined;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = sign * (sideways ? x : y);
    const aside = Math.abs(sideways ? y : x);
    if (place.id === from.id || ahead <= 0 || aside > ahead * ASIDE) continue;
    const cost = ahead + aside * ASIDE;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? from;
}
