import type { ScreenToSee, Steps } from '../screenToSee.ts';
import { FEW_CARDS } from '../sample.ts';
import { choose, errorSaid, inTurn, press, send, text } from '../steps.ts';

const OUTBOX = '/configurations/outbox';
const emptyMailTexts = (kept: object) => ({ ...kept, templates: [] });

const begin: Steps = async (there) => {
  await press('applicationDetail', 'act.more')(there);
  await choose('applicationDetail', 'act.email')(there);
};
const leader: Steps = ({ page }) => page.getByRole('dialog').getByRole('checkbox').first().check();
const analysed: ScreenToSee['at'] = ({ cardIn }) => `/requests/dashboard?card=${cardIn('ANALYSIS')}`;

/** Writing a mail from a card. */
export const CARD_MAILS: readonly ScreenToSee[] = (
  [
    {
      name: 'an email from a card, before anybody is chosen',
      at: analysed,
      steps: begin,
      ready: text('cardMails', 'choose'),
      reads: { path: '/business/request/*/mails/recipients' },
    },
    {
      name: 'an email from a card',
      shows: ['SendMailDialog'],
      at: analysed,
      steps: inTurn(begin, leader),
      ready: text('cardMails', 'previews'),
    },
    {
      name: 'an email from a card, nobody chosen',
      at: ({ cardIn }) => `/requests/dashboard?card=${cardIn('PAID')}`,
      steps: inTurn(begin, ({ page }) => page.getByRole('dialog').getByRole('checkbox').first().waitFor(), send),
      ready: errorSaid,
    },
    {
      name: 'a mail read in the history',
      at: (facts) => `/requests/dashboard?card=${facts.cardIn('SENT')}&tab=history&history=mails`,
      // Named by whom it went to besides.
      steps: ({ page, say }) =>
        page
          .getByRole('button')
          .filter({ hasText: say('cardMails', 'show') })
          .first()
          .click(),
      ready: text('cardMails', 'hide'),
    },
  ] satisfies Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ by: 'admin' as const, answers: FEW_CARDS, ...screen }));

/** The texts of mails, where they are written. */
export const MAIL_TEXTS: readonly ScreenToSee[] = (
  [
    {
      name: 'texts of mails',
      shows: ['MailTextsPart'],
      at: `${OUTBOX}?texts`,
      ready: text('mailTexts', 'add'),
      reads: { path: '/business/mail-text', empty: text('mailTexts', 'emptyText'), emptied: emptyMailTexts },
    },
    {
      name: 'a text of mails unfolded, with its preview',
      at: `${OUTBOX}?texts`,
      steps: inTurn(
        ({ page }) => page.locator('main li button[aria-expanded]').first().click(),
        press('mailTexts', 'preview'),
      ),
      ready: text('mailTexts', 'hidePreview'),
    },
    {
      name: 'a template of mails added, nothing typed',
      at: `${OUTBOX}?texts`,
      steps: inTurn(press('mailTexts', 'add'), press('mailTexts', 'save')),
      ready: errorSaid,
      leavesMarks: true,
    },
  ] satisfies Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ by: 'admin' as const, ...screen }));
