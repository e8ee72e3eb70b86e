/** The players of YouTube and Vimeo in a frame, spoken to by their own messages: no script of theirs runs here (docs/decisions/0044). */

export interface Video {
  provider: 'YOUTUBE' | 'VIMEO';
  id: string;
}

/** What a player tells; positions in seconds. */
interface Listener {
  /** It can be told where to begin. */
  ready(): void;
  time(seconds: number): void;
  played(): void;
  paused(): void;
  ended(): void;
}

export interface Player {
  goTo(seconds: number): void;
  pause(): void;
  close(): void;
}

interface Adapter {
  origin: string;
  address(id: string, language: string): string;
  /** What is said to the frame once it is loaded, so that it tells. */
  greeting: readonly object[];
  hear(message: Record<string, unknown>, listener: Listener): void;
  goTo(seconds: number): object;
  pause: object;
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const recordOf = (value: unknown): Record<string, unknown> => (value ?? {}) as Record<string, unknown>;

const command = (func: string, args: readonly unknown[] = []) => ({ event: 'command', func, args });

function hearYouTubeState(state: unknown, listener: Listener): void {
  if (state === 1) listener.played();
  if (state === 2) listener.paused();
  if (state === 0) listener.ended();
}

const ADAPTERS: Readonly<Record<Video['provider'], Adapter>> = {
  YOUTUBE: {
    origin: 'https://www.youtube-nocookie.com',
    address: (id, language) =>
      `/embed/${id}?enablejsapi=1&rel=0&playsinline=1&hl=${language}&origin=${encodeURIComponent(location.origin)}`,
    greeting: [{ event: 'listening', id: 1, channel: 'widget' }],
    hear({ event, info }, listener) {
      if (event === 'onReady' || event === 'initialDelivery') listener.ready();
      if (event === 'onStateChange') hearYouTubeState(info, listener);
      if (event !== 'infoDelivery') return;
      const { currentTime, playerState } = recordOf(info);
      const seconds = numberOf(currentTime);
      if (seconds !== undefined) listener.time(seconds);
      hearYouTubeState(playerState, listener);
    },
    goTo: (seconds) => command('seekTo', [seconds, true]),
    pause: command('pauseVideo'),
  },
  VIMEO: {
    origin: 'https://player.vimeo.com',
    address(id, language) {
      const [number = '', word] = id.split('/');
      return `/video/${number}?api=1&dnt=1&texttrack=${language}${word === undefined ? '' : `&h=${word}`}`;
    },
    greeting: ['play', 'pause', 'ended', 'timeupdate', 'seeked'].map((value) => ({
      method: 'addEventListener',
      value,
    })),
    hear({ event, data }, listener) {
      if (event === 'ready') listener.ready();
      const seconds = numberOf(recordOf(data)['seconds']);
      if (seconds !== undefined) listener.time(seconds);
      if (event === 'play') listener.played();
      if (event === 'pause') listener.paused();
      if (event === 'ended') listener.ended();
    },
    goTo: (seconds) => ({ method: 'setCurrentTime', value: seconds }),
    pause: { method: 'pause' },
  },
};

/** Shows a video in a frame and hears it. */
export function openPlayer(frame: HTMLIFrameElement, video: Video, language: string, listener: Listener): Player {
  const adapter = ADAPTERS[video.provider];
  const tell = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), adapter.origin);
  const greet = () => adapter.greeting.forEach(tell);
  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== adapter.origin || source !== frame.contentWindow) return;
    const message = messageOf(data);
    // Vimeo is greeted once it says that it is there.
    if (message['event'] === 'ready') greet();
    adapter.hear(message, listener);
  };
  addEventListener('message', hear);
  frame.addEventListener('load', greet);
  frame.src = `${adapter.origin}${adapter.address(video.id, language)}`;
  return {
    goTo: (seconds) => tell(adapter.goTo(seconds)),
    pause: () => tell(adapter.pause),
    close() {
      removeEventListener('message', hear);
      frame.removeEventListener('load', greet);
    },
  };
}

/** A message as an object: they come as JSON text, or as they are; what is neither says nothing. */
function messageOf(data: unknown): Record<string, unknown> {
  if (typeof data !== 'string') return recordOf(data);
  try {
    return recordOf(JSON.parse(data));
  } catch {
    return {};
  }
}
