/** Says what a video does to the server, word after word, whatever the network does (product/courses.md#watching). */
import { call, Refused, sayLeaving } from './calls.ts';
import { openPlayer, type Video } from './video.ts';

export interface View {
  language: string;
  watched: number;
  position: number;
  button: 'CLOSED' | 'OPEN' | 'PAST' | 'MISSED' | 'CONFIRMED';
  again: string | null;
}

export interface Watching {
  /** Presses the button where the video stands. */
  confirm(): Promise<View>;
  stop(): void;
}

interface Watched {
  frame: HTMLIFrameElement;
  lesson: number;
  video: Video & { language: string };
  /** Where it goes on, in seconds. */
  from: number;
  /** What the server makes of it, after each word. */
  told: (view: View) => void;
  /** Another page plays, and its words count instead. */
  elsewhere: () => void;
  refused: (codes: readonly string[]) => void;
  /** Words wait for the network, or no longer. */
  waits: (isWaiting: boolean) => void;
}

const HEARTBEAT_MS = 15_000;
const AGAIN_MS = 2_000;
/** A position that is farther from where playing leads was jumped to. */
const JUMP_SECONDS = 2.5;

export function watch({ frame, lesson, video, from, told, elsewhere, refused, waits }: Watched): Watching {
  const page = crypto.randomUUID();
  const path = `/client/course-lesson/${lesson}`;
  let number = 0;
  let at = { seconds: from, when: performance.now() };
  let isPlaying = false;
  let wasReady = false;
  let words: Promise<unknown> = Promise.resolve();
  let beat: ReturnType<typeof setInterval> | undefined;

  const said = () => ({ language: video.language, player: page, number: (number += 1), position: at.seconds });
  const bodyOf = (kind: string, more: object = {}) => ({ ...said(), kind, ...more });
  /** One word after the other; what could not be sent is sent until it is answered. */
  function say(kind: string, more?: object): void {
    const body = bodyOf(kind, more);
    words = afterThose(words, body).catch(whyNot);
  }
  async function afterThose(before: Promise<unknown>, body: object): Promise<void> {
    await before;
    const view = await untilAnswered(`${path}/views`, body);
    told(view);
    if (view.counts || !isPlaying) return;
    stopHere();
    elsewhere();
  }
  function stopHere(): void {
    pausedBy();
    player.pause();
  }
  function whyNot(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    stopHere();
    refused(error.codes);
  }
  async function untilAnswered(to: string, body: object): Promise<View & { counts: boolean }> {
    for (;;) {
      try {
        const answer = await call<View & { counts: boolean }>('POST', to, body);
        waits(false);
        return answer;
      } catch (error) {
        if (error instanceof Refused) throw error;
        waits(true);
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  }
  function pausedBy(): void {
    isPlaying = false;
    clearInterval(beat);
  }

  const player = openPlayer(frame, video, video.language, {
    ready() {
      if (wasReady) return;
      wasReady = true;
      if (from > 0) player.goTo(from);
    },
    time(seconds) {
      const now = performance.now();
      const expected = at.seconds + (isPlaying ? (now - at.when) / 1000 : 0);
      const before = at.seconds;
      at = { seconds, when: now };
      if (isPlaying && Math.abs(seconds - expected) > JUMP_SECONDS) say('SEEK', { from: before });
    },
    played() {
      if (isPlaying) return;
      isPlaying = true;
      at = { ...at, when: performance.now() };
      say('PLAY');
      beat = setInterval(() => say('HEARTBEAT'), HEARTBEAT_MS);
    },
    paused() {
      if (!isPlaying) return;
      pausedBy();
      say('PAUSE');
    },
    ended() {
      if (!isPlaying) return;
      pausedBy();
      say('FINISH');
    },
  });
  const leave = () => {
    if (isPlaying) sayLeaving(`${path}/views`, bodyOf('PAUSE'));
  };
  addEventListener('pagehide', leave);

  return {
    async confirm() {
      // What was said before comes before.
      await words;
      return call<View>('POST', `${path}/confirmations`, said());
    },
    stop() {
      leave();
      pausedBy();
      player.close();
      removeEventListener('pagehide', leave);
    },
  };
}
