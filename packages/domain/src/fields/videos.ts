/** A video of a lesson or in a text, by its id at YouTube or Vimeo (product/courses.md#videos, product/content.md#rich-text). */
import type { Language } from '../languages.ts';
import { problem, type Problem } from '../problem.ts';

export const VIDEO_PROVIDERS = ['YOUTUBE', 'VIMEO'] as const;
export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

export interface Video {
  provider: VideoProvider;
  /** As it is kept: eleven signs of YouTube, or the number of Vimeo, with the word behind a slash that an unlisted one has. */
  id: string;
}

const YOUTUBE_ID = /^[\w-]{11}$/;
/** The providers never meet: a number of Vimeo has ten digits at most. */
const VIMEO_ID = /^([1-9]\d{5,9})(?:\/([0-9a-f]{6,20}))?$/;

/** The video that an id, or an address as it is pasted from a browser, names; nothing where it names none. */
export function readVideo(text: string): Video | undefined {
  const bare = text.trim();
  return videoOf(bare) ?? videoAt(bare);
}

/** The video of an id as it is kept. */
export function videoOf(id: string): Video | undefined {
  if (VIMEO_ID.test(id)) return { provider: 'VIMEO', id };
  return YOUTUBE_ID.test(id) ? { provider: 'YOUTUBE', id } : undefined;
}

const ADDRESS = /^(?:https?:)?(?:\/\/)?(?:www\.|m\.)?([a-z.-]+)\/([^?#]*)(?:\?([^#]*))?/i;

function videoAt(address: string): Video | undefined {
  const [, host = '', path = '', query = ''] = ADDRESS.exec(address) ?? [];
  const steps = path.split('/').filter((step) => step !== '');
  const asked = new Map(query.split('&').map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']));
  switch (host.toLowerCase()) {
    case 'youtu.be':
      return youtube(steps[0]);
    case 'youtube.com':
    case 'music.youtube.com':
    case 'youtube-nocookie.com':
      return youtube(steps[0] === 'watch' ? asked.get('v') : NAMED.includes(steps[0] ?? '') ? steps[1] : undefined);
    case 'vimeo.com':
    case 'player.vimeo.com': {
      const at = steps.findIndex((step) => /^\d+$/.test(step));
      return vimeo(steps[at], steps[at + 1] ?? asked.get('h'));
    }
    default:
      return undefined;
  }
}

/** Ways in which an address of YouTube names its video by the second step. */
const NAMED = ['embed', 'shorts', 'live', 'v'];

const youtube = (id: string | undefined): Video | undefined =>
  id !== undefined && YOUTUBE_ID.test(id) && !VIMEO_ID.test(id) ? { provider: 'YOUTUBE', id } : undefined;

function vimeo(number: string | undefined, word: string | undefined): Video | undefined {
  if (number === undefined) return undefined;
  const id = word === undefined ? number : `${number}/${word}`;
  return VIMEO_ID.test(id) ? { provider: 'VIMEO', id } : undefined;
}

/** As each language calls itself: what the error says stands in the reader's. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** `field.videoId`: what was entered as the video of a language is none. */
export const wrongVideo = (language: Language): Problem => problem('field.videoId', { language: NAMES[language] });
