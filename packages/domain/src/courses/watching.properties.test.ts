import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOfSpans, withSpan, type Spans } from './spans.ts';
import {
  confirm,
  hear,
  HEARTBEAT_MS,
  UNWATCHED,
  watchedMs,
  whyNotPlay,
  type Signal,
  type View,
  type WatchedLesson,
} from './watching.ts';

const LESSON: WatchedLesson = { lengthMs: 600_000, available: 80, disable: 95, graceHours: 24 };
const cases = { numRuns: 300 };

describe('parts of a video', () => {
  it('are joined as sets of seconds are', () => {
    const span = fc.tuple(fc.nat(60), fc.nat(20)).map(([from, length]) => [from, from + length] as const);
    fc.assert(
      fc.property(fc.array(span, { maxLength: 40 }), (added) => {
        const spans = added.reduce<Spans>((all, [from, to]) => withSpan(all, from, to), []);
        const seconds = new Set(added.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at)));
        expect(lengthOfSpans(spans)).toBe(seconds.size);
        expect(spans).toEqual(spans.toSorted((one, other) => one - other));
      }),
      cases,
    );
  });

  it('stay few, whoever leaps about', () => {
    let spans: Spans = [];
    for (let at = 0; at < 2_000; at += 1) spans = withSpan(spans, at * 10, at * 10 + 1 + (at % 3));
    expect(spans.length).toBeLessThanOrEqual(600);
  });
});

/** What two devices of one person do, one step after the other. */
const step = fc.oneof(
  fc.record({ does: fc.constant('watch' as const), seconds: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ does: fc.constant('seek' as const), to: fc.integer({ min: 0, max: 599 }) }),
  fc.record({ does: fc.constantFrom('play' as const, 'pause' as const, 'close' as const) }),
);
type Step = { device: number; delay: number; step: typeof step extends fc.Arbitrary<infer One> ? One : never };
const steps: fc.Arbitrary<Step[]> = fc.array(fc.record({ device: fc.constantFrom(0, 1), step, delay: fc.nat(3_000) }), {
  maxLength: 40,
});

describe('an honest person with two devices', () => {
  it('is counted what was watched, never more, and never less but for a heartbeat where a page was left without a word', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { counted, seen, lost } = honest(all);
        expect(counted).toBeLessThanOrEqual(seen);
        expect(counted).toBeGreaterThanOrEqual(seen - lost);
      }),
      cases,
    );
  });

  it('is counted nothing for a leap before a page that was left without a word plays again', () => {
    const left: Step['step'][] = [{ does: 'play' }, { does: 'close' }, { does: 'seek', to: 1 }, { does: 'play' }];
    const { counted, seen } = honest(left.map((one, delay) => ({ device: 1, step: one, delay })));
    expect([counted, seen]).toEqual([0, 0]);
  });
});

/** What is counted of what is truly seen, with what may be lost; words travel for as long as `delay`. */
function honest(all: readonly Step[]) {
  const devices = [0, 1].map((index) => ({ player: String(index), number: 0, position: 0, plays: false, unsaid: 0 }));
  let [view, now, lost]: [View, number, number] = [UNWATCHED, 1_000_000, 0];
  let seen: Spans = [];
  let arrived = now;
  const say = (device: (typeof devices)[number], kind: Signal['kind'], delay: number, from?: number) => {
    device.number += 1;
    device.unsaid = 0;
    arrived = Math.max(arrived, now + delay);
    const { position, player, number } = device;
    if (kind === 'PLAY' && whyNotPlay(view, ENDLESS, arrived).length > 0) return false;
    // A run that began late on the server's clock is short of as much.
    if (kind === 'PLAY') lost += 3_000;
    const heard = hear(view, ENDLESS, { kind, position, from, player, number }, arrived);
    ({ view } = heard);
    return heard.counts;
  };
  for (const { device: index, step: one, delay } of all) {
    const device = devices[index];
    if (!device) continue;
    if (one.does === 'play' && !device.plays) {
      for (const other of devices) if (other !== device && other.plays) lost += HEARTBEAT_MS;
      device.plays = say(device, 'PLAY', delay);
    } else if (one.does === 'seek') {
      const from = device.position;
      device.position = one.to * 1000;
      if (device.plays) device.plays = say(device, 'SEEK', delay, from);
    } else if (one.does === 'pause' && device.plays) {
      say(device, 'PAUSE', delay);
      device.plays = false;
    } else if (one.does === 'close' && device.plays) {
      device.plays = false;
      lost += HEARTBEAT_MS;
    } else if (one.does === 'watch') {
      for (let second = 0; second < one.seconds; second += 1) {
        now += 1_000;
        for (const each of devices.filter(({ plays }) => plays)) {
          const next = Math.min(each.position + 1_000, ENDLESS.lengthMs);
          seen = withSpan(seen, each.position, next);
          each.position = next;
          each.unsaid += 1_000;
          if (each.unsaid >= HEARTBEAT_MS) each.plays = say(each, 'HEARTBEAT', delay);
        }
      }
    }
  }
  // Whoever still plays has a word to say.
  for (const device of devices) if (device.plays) lost += HEARTBEAT_MS;
  return { counted: watchedMs(view, ENDLESS), seen: lengthOfSpans(seen), lost };
}
const ENDLESS: WatchedLesson = { ...LESSON, available: 100, disable: 100 };

describe('a hostile client', () => {
  const signal = fc.record({
    kind: fc.constantFrom<Signal['kind'][]>('PLAY', 'HEARTBEAT', 'PAUSE', 'SEEK', 'FINISH'),
    // Anywhere, or a little further than it may be.
    position: fc.oneof(fc.integer({ min: -1_000_000, max: 40_000_000 }), fc.integer({ min: 0, max: 600_000 })),
    further: fc.option(fc.integer({ min: -20_000, max: 90_000 }), { freq: 6 }),
    from: fc.option(fc.integer({ min: 0, max: 600_000 }), { nil: undefined }),
    player: fc.constantFrom('a', 'b'),
    isLate: fc.boolean(),
    pause: fc.integer({ min: 0, max: 40_000 }),
  });

  it('is never counted more than the time that went by, nor more than the video has', () => {
    fc.assert(
      fc.property(fc.array(signal, { maxLength: 80 }), (signals) => {
        let [view, now, at] = [UNWATCHED, 1_000_000, 0];
        let confirmed = false;
        for (const [number, { pause, further, isLate, position, ...more }] of signals.entries()) {
          now += pause;
          at = further === null ? position : at + further;
          const said = { ...more, position: at, number: isLate ? number - 3 : number + 1 };
          if (said.kind === 'PLAY' && whyNotPlay(view, LESSON, now).length > 0) continue;
          ({ view } = hear(view, LESSON, said, now));
          const pressed = confirm(view, LESSON, now);
          ({ view } = pressed);
          confirmed ||= view.confirmedAt !== null;
        }
        const passed = now - 1_000_000;
        expect(watchedMs(view, LESSON)).toBeLessThanOrEqual(Math.min(passed, LESSON.lengthMs));
        if (confirmed) expect(passed).toBeGreaterThanOrEqual(LESSON.lengthMs * 0.8);
        expect(view.position).toBeGreaterThanOrEqual(0);
        expect(view.position).toBeLessThanOrEqual(LESSON.lengthMs);
      }),
      cases,
    );
  });
});
