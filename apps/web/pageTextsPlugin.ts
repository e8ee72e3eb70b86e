import type { Plugin } from 'vite';
import { page as en } from '@portal/messages/en/page.ts';
import { page as es } from '@portal/messages/es/page.ts';

const MARK = '<!-- too old -->';

/** Says in index.html, in both languages, what no code of the portal can say: that the browser cannot run it. */
export const pageTextsPlugin: Plugin = {
  name: 'portal-page-texts',
  transformIndexHtml(html) {
    if (!html.includes(MARK)) throw new Error(`index.html has no place for ${MARK}`);
    const told = Object.entries({ en, es }).map(
      ([language, { tooOldTitle, tooOldText }]) =>
        `<div lang="${language}"><p role="heading" aria-level="1">${tooOldTitle}</p><p>${tooOldText}</p></div>`,
    );
    return html.replace(MARK, `<div class="too-old" role="main">${told.join('')}</div>`);
  },
};
