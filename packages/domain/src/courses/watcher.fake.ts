import { hear, HEARTBEAT_MS, UNWATCHED, watchedMs, type Signal, type View, type WatchedLesson } from './watching.ts';

export const LESSON: WatchedLesson = { lengthMs: 600_000, available: 80, disable: 95, graceHours: 24 };

/** A video that is watched at one pace by one page, which says so as it should. */
export class Watcher {
  view: View;
  now: number;
  position = 0;
  private number = 0;
  readonly player: string;
  readonly lesson: WatchedLesson;

  constructor({ view = UNWATCHED, now = 1_000_000, player = 'a', lesson = LESSON } = {}) {
    [this.view, this.now, this.player, this.lesson] = [view, now, player, lesson];
  }
  say(kind: Signal['kind'], from?: number) {
    this.number += 1;
    const { position, player, number } = this;
    const heard = hear(this.view, this.lesson, { kind, position, from, player, number }, this.now);
    this.view = heard.view;
    return heard;
  }
  play = () => this.say('PLAY');
  pause = () => this.say('PAUSE');
  /** So many seconds, with a word every fifteen. */
  watch(seconds: number) {
    for (let left = seconds * 1000; left > 0;) {
      const step = Math.min(left, HEARTBEAT_MS);
      left -= step;
      this.now += step;
      this.position = Math.min(this.position + step, this.lesson.lengthMs);
      if (step === HEARTBEAT_MS) this.say('HEARTBEAT');
    }
  }
  seek(seconds: number) {
    const from = this.position;
    this.position = seconds * 1000;
    this.say('SEEK', from);
  }
  get watched() {
    return watchedMs(this.view, this.lesson) / 1000;
  }
}
