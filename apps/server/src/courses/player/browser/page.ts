/** Small helpers of the page: its words and its elements. */

type Texts = Readonly<Record<string, string>>;

const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as Texts;

/** A text of the page, with its placeholders filled. */
export const say = (key: string, params: Readonly<Record<string, string | number>> = {}): string =>
  (texts[key] ?? texts['failed'] ?? key).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );

/** A refusal in words; the first of its codes that the page has words for. */
export const whyNot = (codes: readonly string[]): string =>
  say(codes.map((code) => `error.${code}`).find((key) => key in texts) ?? 'failed');

type Child = Node | string | false | null;

/** An element with its attributes and what is in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== false && child !== null));
  return made;
}

export function button(label: string, press: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', press);
  return made;
}

/** The side of a pair in the language of the page, else the other. */
export const inLanguage = (text: Readonly<Record<string, string>>): string =>
  text[document.documentElement.lang] || Object.values(text).find(Boolean) || '';

/** What is said to everybody, screen readers too. */
export const status = (): HTMLParagraphElement => element('p', { role: 'status' });

/** `3:05` of seconds. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Shows a part of the page under its heading, which then has the focus: another one is read from its beginning. */
export function show(heading: string, ...children: readonly Child[]): void {
  const place = document.getElementById('place');
  const title = element('h2', { tabindex: '-1' }, heading);
  place?.replaceChildren(title, ...children.filter((child) => child !== false && child !== null));
  title.focus();
}
