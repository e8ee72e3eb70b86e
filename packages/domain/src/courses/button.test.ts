import { describe, expect, it } from 'vitest';
import { LESSON, Watcher } from './watcher.fake.ts';
import { againAt, buttonOf, confirm, watchedMs, whyNotPlay } from './watching.ts';

describe('the button', () => {
  it('opens at the available percent, and closes once the disable percent is past', () => {
    const one = new Watcher();
    one.play();
    one.watch(479);
    one.say('HEARTBEAT');
    expect(buttonOf(one.view, LESSON)).toBe('CLOSED');
    expect(confirm(one.view, LESSON, one.now).problems.map(({ code }) => code)).toEqual(['lesson.notYet']);
    one.watch(1);
    one.say('HEARTBEAT');
    expect(buttonOf(one.view, LESSON)).toBe('OPEN');
    one.watch(90);
    one.say('HEARTBEAT');
    expect([one.view.position, buttonOf(one.view, LESSON)]).toEqual([570_000, 'OPEN']);
    one.watch(1);
    one.say('HEARTBEAT');
    expect(buttonOf(one.view, LESSON)).toBe('MISSED');
    expect(confirm(one.view, LESSON, one.now).problems.map(({ code }) => code)).toEqual(['lesson.missed']);
  });

  it('pressed in time it stays pressed, to the end and when the video is seen again', () => {
    const one = new Watcher();
    one.play();
    one.watch(500);
    one.say('HEARTBEAT');
    one.view = confirm(one.view, LESSON, one.now).view;
    one.watch(100);
    one.say('FINISH');
    one.position = 0;
    one.play();
    expect(buttonOf(one.view, LESSON)).toBe('CONFIRMED');
  });

  it('missed, the lesson begins anew once the grace time is over, and not before', () => {
    const one = new Watcher();
    one.play();
    one.watch(600);
    const again = againAt(one.view, LESSON) ?? 0;
    expect(again - (one.view.missedAt ?? 0)).toBe(24 * 3_600_000);
    expect(whyNotPlay(one.view, LESSON, again - 1).map(({ code }) => code)).toEqual(['lesson.missed']);
    expect(whyNotPlay(one.view, LESSON, again)).toEqual([]);
    one.now = again;
    one.play();
    expect([one.watched, one.view.position, one.view.missedAt, buttonOf(one.view, LESSON)]).toEqual([
      0,
      0,
      null,
      'CLOSED',
    ]);
  });

  it('is not missed by whoever skipped to the end before: the missing part opens it', () => {
    const one = new Watcher();
    one.play();
    one.seek(580);
    one.watch(20);
    one.say('FINISH');
    expect(buttonOf(one.view, LESSON)).toBe('CLOSED');
    one.position = 0;
    one.play();
    one.watch(465);
    expect(buttonOf(one.view, LESSON)).toBe('OPEN');
  });

  it('is not missed by whoever saw enough only behind its close: further back it is open', () => {
    const one = new Watcher();
    one.play();
    one.watch(470);
    one.seek(575);
    one.watch(15);
    expect(buttonOf(one.view, LESSON)).toBe('PAST');
    one.seek(300);
    expect(buttonOf(one.view, LESSON)).toBe('OPEN');
    one.seek(599);
    expect(buttonOf(one.view, LESSON)).toBe('MISSED');
  });

  it('stands at the length of now: corrected by its editors, the share is another', () => {
    const one = new Watcher();
    one.play();
    one.watch(480);
    expect(buttonOf(one.view, LESSON)).toBe('OPEN');
    expect(buttonOf(one.view, { ...LESSON, lengthMs: 630_000 })).toBe('CLOSED');
    expect(watchedMs(one.view, { lengthMs: 300_000 })).toBe(300_000);
  });
});
