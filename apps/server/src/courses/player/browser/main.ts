/** The leader's small page: signing in, courses, lessons, and the video of one (product/courses.md#player). */
import { call, isSignedIn, Refused, signIn, signOut } from './calls.ts';
import { lessonPart, type Lesson } from './lesson.ts';
import { button, element, inLanguage, say, show, status, whyNot } from './page.ts';

type Text = Readonly<Record<string, string>>;

interface Certificate {
  standing: 'VALID' | 'REVOKED';
  pdf: string | null;
}

interface Summary {
  id: number;
  name: Text;
  description: Text;
  required: number;
  done: number;
  completed: boolean;
  ended: boolean;
  certificate: Certificate | null;
}

interface Course extends Summary {
  sections: readonly { id: number; name: Text; lessons: readonly Lesson[] }[];
}

let leave: (() => void) | undefined;
/** How often something was opened: an answer that comes after the next was opened shows nothing. */
let opened = 0;

addEventListener('hashchange', () => void open());
void open();

/** Shows what the address names: `#12` a course, `#12/34` a lesson of it, nothing the list. */
async function open(): Promise<void> {
  leave?.();
  leave = undefined;
  const mine = ++opened;
  if (!isSignedIn()) return askToSignIn();
  const [course, lesson] = location.hash.slice(1).split('/').map(Number);
  try {
    const answer = await call<unknown>('GET', course ? `/client/course/${course}` : '/client/course');
    if (mine !== opened) return;
    if (!course) return showCourses(answer as Summary[]);
    const found = answer as Course;
    const wanted = found.sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lesson);
    if (wanted) leave = lessonPart(found, wanted, () => void open());
    else showCourse(found);
  } catch (error) {
    if (mine !== opened) return;
    if (!isSignedIn()) return askToSignIn();
    show(
      say('title'),
      element('p', { role: 'alert' }, told(error)),
      button(say('again'), () => void open()),
    );
  }
}

const told = (error: unknown): string => (error instanceof Refused ? whyNot(error.codes) : say('offline'));

function askToSignIn(): void {
  const said = element('p', { role: 'alert', class: 'error' });
  const entry = (name: string, type: string, autocomplete: string) =>
    element('input', { id: name, name, type, autocomplete, required: '', maxlength: '1000' });
  const [email, password] = [entry('email', 'email', 'username'), entry('password', 'password', 'current-password')];
  const field = (input: HTMLInputElement) =>
    element('div', {}, element('label', { for: input.id }, say(input.id)), input);
  const form = element('form', {}, field(email), field(password), said, element('button', {}, say('signIn')));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    signIn(email.value, password.value).then(open, (error: unknown) => {
      said.textContent = told(error);
    });
  });
  show(say('signInTitle'), element('p', {}, say('signInText')), form);
}

function showCourses(courses: readonly Summary[]): void {
  const rows = courses.map((course) =>
    element(
      'li',
      {},
      element('a', { href: `#${course.id}` }, inLanguage(course.name)),
      element('p', { class: 'hint' }, standing(course)),
    ),
  );
  show(
    say('courses'),
    rows.length > 0 ? element('ul', { class: 'parts' }, ...rows) : element('p', {}, say('none')),
    button(
      say('signOut'),
      () => {
        signOut();
        void open();
      },
      { class: 'quiet' },
    ),
  );
}

const standing = ({ required, done, completed, ended }: Summary): string =>
  [completed ? say('completed') : say('done', { done, required }), ...(ended ? [say('ended')] : [])].join(' · ');

function showCourse(course: Course): void {
  show(
    inLanguage(course.name),
    back('', 'courses'),
    element('p', {}, inLanguage(course.description)),
    element('p', { class: 'hint' }, standing(course)),
    course.certificate && certificatePart(course.id, course.certificate),
    ...course.sections.flatMap((section) => [
      element('h3', {}, inLanguage(section.name)),
      element(
        'ul',
        { class: 'parts' },
        ...section.lessons.map((lesson) =>
          element(
            'li',
            {},
            element('a', { href: `#${course.id}/${lesson.id}` }, inLanguage(lesson.name)),
            element('p', { class: 'hint' }, lessonStanding(lesson)),
          ),
        ),
      ),
    ]),
  );
}

const back = (hash: string, key: string) =>
  element('p', {}, element('a', { href: `#${hash}` }, say('back', { to: say(key) })));

const lessonStanding = ({ done, required, views }: Lesson): string =>
  [
    say(done ? 'lesson.done' : views.length > 0 ? 'lesson.begun' : 'lesson.new'),
    ...(required ? [] : [say('lesson.optional')]),
  ].join(' · ');

/** Its addresses hold for minutes, so they are asked anew when one is pressed. */
function certificatePart(course: number, { standing: stands }: Certificate): HTMLElement {
  if (stands === 'REVOKED') return element('p', {}, say('revoked'));
  const said = status();
  const download = async (file: string): Promise<void> => {
    const { certificate } = await call<Course>('GET', `/client/course/${course}`);
    if (certificate?.pdf) location.assign(`${certificate.pdf}/${file}.pdf`);
    else said.textContent = say('revoked');
  };
  const files = [document.documentElement.lang, 'both'].map((file) =>
    button(say(`certificate.${file === 'both' ? 'both' : 'own'}`), () => {
      download(file).catch((error: unknown) => {
        said.textContent = told(error);
      });
    }),
  );
  return element('div', { class: 'acts' }, element('p', {}, say('certified')), ...files, said);
}
