/** What the content area of the demo holds. */
import type { PostState } from '@portal/domain/content/post.ts';
import { LANGUAGES, type BothLanguages, type Language } from '@portal/domain/languages.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { Services } from '../platform/services.ts';
import { receiveFile, type ReceivedFile } from '../platform/files/receiveFile.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { createCategory } from '../content/categories/saveCategory.ts';
import { switchPost } from '../content/posts/arrangePost.ts';
import { keepPostImage } from '../content/posts/postImages.ts';
import { createPost } from '../content/posts/savePost.ts';
import { DEMO_POSTS, type DemoPost } from './corpus/content/posts.ts';
import { POST_MOTIFS, postImage } from './corpus/content/postImages.ts';
import { given } from './given.ts';

const DAY_MS = 86_400_000;
/** What is scheduled is shown so long after it was saved: in the future, however long ago that was. */
const AHEAD_MS = 60 * DAY_MS;
/** They were saved here and there within the last weeks, in another order than they stand. */
const DAYS_BETWEEN = 11;
const DAYS_BACK = 40;
/** Big Buck Bunny, which anybody may show. */
const VIDEO = '<div data-video="aqz-KE-bpKQ" data-title="Big Buck Bunny"></div>';

/** The first posts of each category have one. */
const WITH_IMAGE = 3;
const NO_WORDS: BothLanguages = { en: '', es: '' };

/** Draws and stores the images of the posts, before a transaction waits for them: one for each category. */
export const receivePostImages = (services: Services): Promise<ReceivedFile[]> =>
  Promise.all(POST_MOTIFS.map(async (_, motif) => receiveFile(services, 'postImage', await postImage(motif))));

/** Makes categories and posts by their acts; the first of each category is made last, so that it stands first. */
export async function addDemoPosts(as: StaffContext, images: readonly ReceivedFile[]): Promise<void> {
  const roles = await as.db.selectFrom('role').select(['id', 'slug']).execute();
  let made = 0;
  for (const [motif, { name, posts }] of DEMO_POSTS.entries()) {
    const category = await createCategory(as, given(undefined, { name }));
    const image = images[motif];
    for (const [at, post] of [...posts.entries()].toReversed()) {
      const ids = roles.filter(({ slug }) => post.roles.includes(slug ?? '')).map(({ id }) => id);
      const head =
        image && at < WITH_IMAGE
          ? { upload: await keepPostImage(as, image), alt: POST_MOTIFS[motif]?.alt ?? NO_WORDS }
          : undefined;
      const saved = new Date(as.now.getTime() - (((made += 1) * DAYS_BETWEEN) % DAYS_BACK) * DAY_MS);
      await addPost({ ...as, now: saved }, post, { category, roles: ids, ...(head && { head }) });
    }
  }
}

interface Beside {
  category: number;
  roles: number[];
  /** The image at its head, and the words for those who do not see it. */
  head?: { upload: string; alt: BothLanguages };
}

async function addPost(as: StaffContext, post: DemoPost, { category, roles, head }: Beside): Promise<void> {
  const { more } = post;
  const state: PostState = more === 'DRAFT' || more === 'SCHEDULED' ? more : 'PUBLISHED';
  const fromDay = state === 'SCHEDULED' ? newYorkDate(new Date(as.now.getTime() + AHEAD_MS)) : '';
  const body = Object.fromEntries(LANGUAGES.map((side) => [side, bodyOf(post, side)])) as unknown as BothLanguages;
  const id = await createPost(
    as,
    given(undefined, {
      title: post.title,
      body,
      alt: head?.alt ?? NO_WORDS,
      ...(head && { image: head.upload }),
      language: more === 'SPANISH' ? 'es' : more === 'ENGLISH' ? 'en' : 'both',
      category,
      roles,
      state,
      fromDay,
      fromTime: fromDay === '' ? '' : '08:00',
      untilDay: '',
      untilTime: '',
      noImage: false,
    }),
  );
  if (more === 'ENDED') await switchPost(as, given({ id }, { state: 'ENDED', version: 1 }));
}

function bodyOf({ says, video }: DemoPost, side: Language): string {
  const [first, ...others] = says.map((sentence) => sentence[side]);
  if (!first) return '';
  const points = others.map((point) => `<li><p>${point}</p></li>`).join('');
  return `<p>${first}</p><ul>${points}</ul>${video ? VIDEO : ''}`;
}
