import { describe, expect, it } from 'vitest';
import { LESSON, Watcher } from './watcher.fake.ts';
import { hear, HEARTBEAT_MS, shownState, type Signal } from './watching.ts';

describe('what is watched', () => {
  it('counts each second once, however often it is seen', () => {
    const one = new Watcher();
    one.play();
    one.watch(60);
    one.seek(30);
    one.watch(45);
    one.pause();
    expect(one.watched).toBe(75);
  });

  it('counts no seek: neither one that is told nor one that is not', () => {
    const one = new Watcher();
    one.play();
    one.watch(20);
    one.seek(400);
    one.watch(10);
    one.pause();
    expect(one.watched).toBe(30);
    const other = new Watcher();
    other.play();
    other.position = 400_000;
    other.now += HEARTBEAT_MS;
    other.say('HEARTBEAT');
    expect(other.watched).toBe(0);
  });

  it('counts no more than the clock: ten hours in a minute are none, twice the pace is the minute itself', () => {
    const far = new Watcher({ lesson: { ...LESSON, lengthMs: 36_000_000 } });
    far.play();
    far.position = 36_000_000;
    far.now += 60_000;
    far.say('HEARTBEAT');
    expect(far.watched).toBe(0);
    const fast = new Watcher();
    fast.play();
    for (let beat = 1; beat <= 4; beat += 1) {
      fast.now += 15_000;
      fast.position += 30_000;
      fast.say('HEARTBEAT');
    }
    expect(fast.watched).toBe(60);
  });

  it('is the same where a word comes twice, or too late', () => {
    const one = new Watcher();
    one.play();
    one.watch(30);
    const late: Signal = { kind: 'HEARTBEAT', position: 0, player: 'a', number: 2 };
    expect(hear(one.view, LESSON, late, one.now + 5_000).view).toBe(one.view);
  });

  it('belongs to the page that played last: the other one is told that its words do not count', () => {
    const one = new Watcher();
    one.play();
    one.watch(30);
    const two = new Watcher({ view: one.view, now: one.now, player: 'b' });
    two.position = 30_000;
    two.play();
    two.watch(30);
    one.view = two.view;
    one.now = two.now;
    one.position = 60_000;
    expect(one.say('HEARTBEAT')).toEqual({ view: two.view, counts: false });
    expect(two.watched).toBe(60);
  });

  it('counts a word that came sooner than the time it speaks of together with the next', () => {
    const one = new Watcher();
    one.now += 3_000;
    one.play();
    one.now -= 3_000;
    one.watch(15);
    expect(one.watched).toBe(12);
    one.now += 3_000;
    one.watch(15);
    expect(one.watched).toBe(30);
  });

  it('goes on where it was left, and outlives a network that was away for some minutes', () => {
    const one = new Watcher();
    one.play();
    one.watch(30);
    one.now += 240_000;
    one.position += 240_000;
    one.say('HEARTBEAT');
    expect(one.watched).toBe(270);
    expect(one.view.position).toBe(270_000);
  });

  it('does not go on for a page that was silent for hours', () => {
    const one = new Watcher();
    one.play();
    one.now += 8 * 3_600_000;
    one.position = 600_000;
    one.say('HEARTBEAT');
    expect(one.watched).toBe(600);
    const long = new Watcher({ lesson: { ...LESSON, lengthMs: 7_200_000 } });
    long.play();
    long.now += 8 * 3_600_000;
    long.position = 7_200_000;
    long.say('HEARTBEAT');
    expect(long.watched).toBeLessThanOrEqual(600);
  });
});

describe('the states', () => {
  it('are not started, playing, paused and finished', () => {
    expect(shownState(undefined, 0)).toBe('NOT_STARTED');
    const one = new Watcher();
    one.play();
    expect(shownState(one.view, one.now)).toBe('RUNNING');
    expect(shownState(one.view, one.now + 3 * HEARTBEAT_MS + 1)).toBe('PAUSED');
    one.watch(20);
    one.pause();
    expect(shownState(one.view, one.now)).toBe('PAUSED');
    one.play();
    one.watch(580);
    one.say('FINISH');
    expect(shownState(one.view, one.now)).toBe('FINISHED');
  });

  it('an end that is claimed in the middle is a pause', () => {
    const one = new Watcher();
    one.play();
    one.watch(20);
    one.say('FINISH');
    expect(one.view.state).toBe('PAUSED');
  });
});
