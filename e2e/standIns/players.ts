/** In the place of YouTube and Vimeo: pages that play a clock, and say what the providers' players say (docs/decisions/0044). */
import type { Page } from '@playwright/test';

/** What both have alike: a button, and the seconds that it played. */
const CLOCK = `
  let [base, since] = [0, 0];
  const at = () => base + (since === 0 ? 0 : (performance.now() - since) / 1000);
  const say = (message) => parent.postMessage(JSON.stringify(message), '*');
  const stop = () => { base = at(); since = 0; };
  const go = (seconds) => { base = seconds; if (since !== 0) since = performance.now(); };
  document.querySelector('button').addEventListener('click', () => {
    if (since === 0) { since = performance.now(); played(); } else { stop(); paused(); }
  });
  setInterval(() => { document.querySelector('output').textContent = at().toFixed(1); if (since !== 0) time(); }, 250);
`;

const YOUTUBE = `
  const state = (info) => say({ event: 'onStateChange', info });
  const time = () => say({ event: 'infoDelivery', info: { currentTime: at(), playerState: 1 } });
  const played = () => state(1);
  const paused = () => { say({ event: 'infoDelivery', info: { currentTime: at() } }); state(2); };
  addEventListener('message', ({ data }) => {
    const { event, func, args } = JSON.parse(data);
    if (event === 'listening') say({ event: 'onReady' });
    if (func === 'seekTo') go(args[0]);
    if (func === 'pauseVideo' && since !== 0) { stop(); paused(); }
  });
`;

const VIMEO = `
  const heard = new Set();
  const tell = (event) => heard.has(event) && say({ event, data: { seconds: at(), duration: 60 } });
  const time = () => tell('timeupdate');
  const played = () => tell('play');
  const paused = () => tell('pause');
  addEventListener('message', ({ data }) => {
    const { method, value } = JSON.parse(data);
    if (method === 'addEventListener') heard.add(value);
    if (method === 'setCurrentTime') go(value);
    if (method === 'pause' && since !== 0) { stop(); paused(); }
  });
  say({ event: 'ready' });
`;

const pageOf = (words: string): string =>
  `<!doctype html><html lang="en"><title>Player</title><body><button>Play</button> <output>0</output><script>${CLOCK}${words}</script></body></html>`;

/** The players of a page are these from now on. */
export async function standInPlayers(page: Page): Promise<void> {
  for (const [address, words] of [
    ['https://www.youtube-nocookie.com/**', YOUTUBE],
    ['https://player.vimeo.com/**', VIMEO],
  ] as const) {
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: pageOf(words) }));
  }
}
