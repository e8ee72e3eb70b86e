import type { Language } from '@portal/domain/languages.ts';
import { clientPages as en } from '@portal/messages/en/clients/clientPages.ts';
import { clientPages as es } from '@portal/messages/es/clients/clientPages.ts';
import { textOf } from '@portal/messages/render.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { escapeHtml } from '../../platform/escapeHtml.ts';
import { smallPage, type PageFrame } from '../../platform/smallPage.ts';

const TEXTS = { en, es };

export type LinkKind = 'confirm' | 'password' | 'email';

/** What was refused of the two entries of a password, by the field. */
export type EntryErrors = Partial<Record<'password' | 'repeat', ErrorCode>>;

/** What a link asks for: a button, since programs that read mails open links too, and for a password its two entries. */
export function askingPage(frame: PageFrame, kind: LinkKind, errors: EntryErrors = {}): string {
  const t = TEXTS[frame.language];
  const fields = kind === 'password' ? passwordFields(frame.language, errors) : '';
  return page(
    frame,
    t[`${kind}.title`],
    `<p>${escapeHtml(t[`${kind}.text`])}</p>
<form method="post">${fields}<button>${escapeHtml(t[`${kind}.submit`])}</button></form>`,
  );
}

/** That it is done. */
export const donePage = (frame: PageFrame, kind: LinkKind): string =>
  page(frame, TEXTS[frame.language][`${kind}.doneTitle`], told(TEXTS[frame.language][`${kind}.doneText`]));

/** Why a link did nothing. What may go better another time is offered again. */
export function refusedPage(frame: PageFrame, code: ErrorCode): string {
  const t = TEXTS[frame.language];
  if (code === 'login.tokenUsed') return page(frame, t.usedTitle, told(t.usedText));
  if (code === 'field.taken') return page(frame, t.takenTitle, told(t.takenText));
  const again = `<p><a href="${escapeHtml(frame.path)}">${escapeHtml(t.again)}</a></p>`;
  return page(frame, t.failedTitle, `${told(textOf(frame.language, 'errors', code))}${again}`);
}

/** In place of what the leaders' portal would show. */
export const elsewherePage = (frame: PageFrame): string =>
  page(frame, TEXTS[frame.language].elsewhereTitle, told(TEXTS[frame.language].elsewhereText));

const told = (text: string): string => `<p role="status">${escapeHtml(text)}</p>`;

function passwordFields(language: Language, errors: EntryErrors): string {
  const t = TEXTS[language];
  const rule = textOf(language, 'errors', 'field.password');
  return `${field('password', t['password.field'], wordsOf(language, errors.password), rule)}
${field('repeat', t['password.repeat'], wordsOf(language, errors.repeat))}`;
}

const wordsOf = (language: Language, code: ErrorCode | undefined): string | undefined =>
  code && textOf(language, 'errors', code);

/** The error takes the hint's place, and the first of them the focus. */
function field(name: string, label: string, error: string | undefined, hint = ''): string {
  const below = error ?? hint;
  const about = below === '' ? '' : ` aria-describedby="${name}-about"`;
  const isWrong = error === undefined ? '' : ' aria-invalid="true" autofocus';
  return `<div><label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" type="password" autocomplete="new-password" maxlength="1000" required${about}${isWrong}>
${below === '' ? '' : `<p class="hint${error === undefined ? '' : ' error'}" id="${name}-about">${escapeHtml(below)}</p>`}</div>`;
}

function page(frame: PageFrame, title: string, content: string): string {
  const { portal, language } = TEXTS[frame.language];
  return smallPage(frame, { portal, nav: language, title }, content);
}
