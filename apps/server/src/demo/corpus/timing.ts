/** Gives the planned acts their instants: in order, at hours when people work, none after now. */
import type { Random } from './random.ts';
import type { DemoStep, PlannedStep } from './story.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const THREE_YEARS = 3 * 365 * DAY;

export interface Timed {
  startedAt: Date;
  steps: DemoStep[];
}

/** Days since the last act: what is decided may be years old, what is open is recent. */
function daysAtRest(last: PlannedStep | undefined, random: Random): number {
  if (last?.enters === 'SENT' || last?.enters === 'REJECTED') return random.whole(1, 950);
  if (last === undefined) return random.whole(1, 120);
  return random.chance(0.85) ? random.whole(0, 10) : random.whole(11, 45);
}

/** Between 13:00 and 22:59 UTC, morning to evening in the Americas. */
const workingHour = (day: number, random: Random): number =>
  Math.floor(day / DAY) * DAY + random.whole(13 * 60, 23 * 60 - 1) * MINUTE + random.whole(0, 59_999);

export function timed(plan: readonly PlannedStep[], now: Date, random: Random): Timed {
  const offsets = [0];
  for (const { gap } of plan) offsets.push((offsets.at(-1) ?? 0) + random.whole(gap[0], gap[1]));
  const length = offsets.at(-1) ?? 0;
  const rest = daysAtRest(plan.at(-1), random);
  const span = Math.min((length + rest) * DAY, THREE_YEARS - 2 * DAY);
  // A story longer than three years keeps its order and loses breadth.
  const scale = length * DAY > span ? span / (length * DAY) : 1;
  let before = 0;
  const instants = offsets.map((offset) => {
    const wanted = workingHour(now.getTime() - span + offset * DAY * scale, random);
    before = wanted > before ? wanted : before + random.whole(6, 90) * MINUTE;
    return before;
  });
  const overshoot = Math.max(0, Math.ceil((before - now.getTime() + MINUTE) / DAY)) * DAY;
  const [started = 0, ...rests] = instants.map((instant) => instant - overshoot);
  const steps = plan.map(({ does, enters }, index): DemoStep => {
    const at = new Date(rests[index] ?? started);
    return { ...withDeparture(does, at), at, enters };
  });
  return { startedAt: new Date(started), steps };
}

/** A leader who leaves the network does so on the day it is written down. */
function withDeparture(does: PlannedStep['does'], at: Date): PlannedStep['does'] {
  if (does.act !== 'move' || does.deactivation?.departureDate !== '') return does;
  return { ...does, deactivation: { ...does.deactivation, departureDate: at.toISOString().slice(0, 10) } };
}
