/** The part of the page that shows a lesson: its video, how far it is watched, and the button. */
import { isSignedIn, Refused } from './calls.ts';
import { button, clock, element, inLanguage, say, show, status, whyNot } from './page.ts';
import { watch, type View, type Watching } from './watch.ts';

type Text = Readonly<Record<string, string>>;

interface OwnVideo {
  language: string;
  provider: 'YOUTUBE' | 'VIMEO';
  id: string;
  /** Seconds. */
  length: number;
  /** Percent at which the button opens, and behind which it closes. */
  available: number;
  disable: number;
}

export interface Lesson {
  id: number;
  name: Text;
  description: Text;
  required: boolean;
  done: boolean;
  videos: readonly OwnVideo[];
  views: readonly View[];
}

/** Shows a lesson of a course; answers what ends it. `onDone` is called once the button was pressed. */
export function lessonPart(
  course: { id: number; name: Text; ended: boolean },
  lesson: Lesson,
  onDone: () => void,
): () => void {
  const place = element('div');
  let watching: Watching | undefined;
  const { lang } = document.documentElement;
  const begin = (video: OwnVideo) => {
    watching?.stop();
    watching = videoPart(place, lesson, video, onDone);
    for (const [at, one] of lesson.videos.entries()) choice[at]?.setAttribute('aria-pressed', String(one === video));
  };
  const first = lesson.videos.find(({ language }) => language === lang) ?? lesson.videos[0];
  const choice = lesson.videos.map((video) =>
    button(say(`video.${video.language}`), () => begin(video), { class: 'quiet' }),
  );
  show(
    inLanguage(lesson.name),
    element('p', {}, element('a', { href: `#${course.id}` }, say('back', { to: inLanguage(course.name) }))),
    element('p', {}, inLanguage(lesson.description)),
    course.ended && element('p', { role: 'status' }, say('error.course.ended')),
    choice.length > 1 && !course.ended && element('div', { class: 'acts' }, ...choice),
    place,
  );
  if (first && !course.ended) begin(first);
  return () => watching?.stop();
}

/** The video in its frame, and below it how far one is. */
function videoPart(place: HTMLElement, lesson: Lesson, video: OwnVideo, onDone: () => void): Watching {
  const frame = element('iframe', {
    title: say('frame', { name: inLanguage(lesson.name) }),
    allow: 'autoplay; fullscreen; encrypted-media; picture-in-picture',
    allowfullscreen: '',
    referrerpolicy: 'strict-origin-when-cross-origin',
  });
  const far = element('p', { class: 'far' });
  const said = status();
  const why = element('p', { id: 'why', class: 'hint' });
  const before = lesson.views.find(({ language }) => language === video.language);
  let isOpen = false;
  const press = element('button', { type: 'button', 'aria-describedby': 'why' }, say('confirm'));

  function tell(view: Pick<View, 'watched' | 'button' | 'again'>): void {
    far.textContent = say('watched', { watched: clock(view.watched), length: clock(video.length) });
    isOpen = view.button === 'OPEN';
    press.setAttribute('aria-disabled', String(!isOpen));
    press.hidden = lesson.done;
    // Done in the other language, or let pass by hand: either counts.
    why.textContent = say(lesson.done && view.button !== 'CONFIRMED' ? 'lesson.isDone' : `button.${view.button}`, {
      available: video.available,
      disable: video.disable,
      again: view.again === null ? '' : new Date(view.again).toLocaleString(document.documentElement.lang),
    });
  }
  tell(before ?? { watched: 0, button: 'CLOSED', again: null });
  place.replaceChildren(frame, far, press, why, said);

  const watching = watch({
    frame,
    lesson: lesson.id,
    video,
    from: before?.button === 'MISSED' ? 0 : (before?.position ?? 0),
    told: tell,
    elsewhere: () => {
      said.textContent = say('elsewhere');
    },
    refused(codes) {
      // A session that has ended: the page asks to sign in, and goes on here.
      if (isSignedIn()) said.textContent = whyNot(codes);
      else onDone();
    },
    waits: (isWaiting) => {
      said.textContent = isWaiting ? say('waiting') : '';
    },
  });
  async function confirm(): Promise<void> {
    try {
      tell(await watching.confirm());
      said.textContent = say('confirmed');
      onDone();
    } catch (error) {
      said.textContent = error instanceof Refused ? whyNot(error.codes) : say('offline');
    }
  }
  press.addEventListener('click', () => {
    if (isOpen) void confirm();
  });
  return watching;
}
