import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Facts } from './facts.ts';
import { BEGUN_INTERVIEW, FEW_CARDS } from './sample.ts';
import type { ScreenToSee, Steps } from './screenToSee.ts';
import { choose, dialog, errorSaid, inTurn, press, send, text } from './steps.ts';

const cardIn = (stage: BoardStage) => (facts: Facts) => `/requests/dashboard?card=${facts.cardIn(stage)}`;
const interviewed = (facts: Facts) => `${cardIn('INTERVIEW')(facts)}&tab=interview`;
const ASSIGNABLE = { path: '/business/user/assignable/*', empty: text('applicationDetail', 'dialog.nobodyToChoose') };

const more = press('applicationDetail', 'act.more');
/** Begins an act of the open card by its menu. */
const act = (
  key: 'act.assign' | 'act.reassign' | 'act.ephesian' | 'act.exonerate' | 'act.pay' | 'act.tag' | 'act.photo',
): Steps => inTurn(more, choose('applicationDetail', key));

/** Moves the open card by its menu. */
const moveTo =
  (stage: BoardStage): Steps =>
  async (there) => {
    await more(there);
    await there.page
      .getByRole('menuitem', { name: there.say('stages', stage) })
      .first()
      .click();
  };

/** Takes two fields of the open card into the request for corrections. */
const gather: Steps = async ({ page }) => {
  const pencils = page.locator('[data-card-drawer] button[aria-pressed]');
  for (const pencil of [pencils.first(), pencils.nth(3)]) {
    // What was gathered before is still there.
    if ((await pencil.getAttribute('aria-pressed')) === 'false') await pencil.click();
  }
};

/** What is done with a card. */
export const CARD_DIALOGS: readonly ScreenToSee[] = (
  [
    {
      name: 'assignment',
      shows: ['AssignDialog', 'CardDialog', 'ActDialog'],
      at: cardIn('ANALYSIS'),
      steps: act('act.reassign'),
      ready: ({ page }) => page.getByRole('dialog').getByRole('radio').nth(4),
      reads: ASSIGNABLE,
    },
    {
      name: 'assignment, nobody chosen',
      at: cardIn('ANALYSIS'),
      steps: inTurn(act('act.reassign'), send),
      ready: errorSaid,
    },
    {
      name: 'Update Ephesian',
      at: cardIn('INTERVIEW'),
      steps: act('act.ephesian'),
      ready: ({ page }) => page.getByRole('dialog').getByRole('radio').first(),
      reads: ASSIGNABLE,
    },
    {
      name: 'detail of an assignment',
      shows: ['AssignmentDialog'],
      at: ({ eventful }) => `/requests/dashboard?card=${eventful}&tab=members`,
      steps: press('applicationDetail', 'requestHistory.detailOf'),
      ready: ({ page }) => page.getByRole('dialog').locator('dd').first(),
    },
    {
      name: 'exoneration of the process',
      shows: ['ExonerationDialog'],
      at: cardIn('ANALYSIS'),
      steps: act('act.exonerate'),
      ready: dialog,
    },
    {
      name: 'tags of a card',
      shows: ['TagsDialog'],
      at: cardIn('ANALYSIS'),
      steps: act('act.tag'),
      ready: ({ page }) => page.getByRole('dialog').getByRole('checkbox').first(),
      reads: { path: '/business/tag/options', empty: text('tags', 'none') },
    },
    {
      name: 'a tag made on a card, nothing typed',
      at: cardIn('ANALYSIS'),
      steps: inTurn(act('act.tag'), press('tags', 'create'), send),
      ready: errorSaid,
    },
    {
      name: 'deactivation',
      shows: ['DeactivationMove', 'MoveDialog'],
      at: cardIn('ANALYSIS'),
      steps: moveTo('REJECTED'),
      ready: dialog,
      reads: { path: '/business/request/*/mails/deactivation' },
    },
    {
      name: 'deactivation, with words of its own for the mail',
      shows: ['DeactivationMail'],
      at: cardIn('ANALYSIS'),
      steps: inTurn(moveTo('REJECTED'), press('applicationDetail', 'deactivationMail.change')),
      ready: text('applicationDetail', 'deactivationMail.keep'),
    },
    {
      name: 'deactivation, nothing typed',
      at: cardIn('ANALYSIS'),
      steps: inTurn(moveTo('REJECTED'), send),
      ready: errorSaid,
    },
    {
      name: 'corrections, none open',
      at: cardIn('ANALYSIS'),
      steps: press('applicationDetail', 'act.corrections'),
      ready: text('applicationDetail', 'correctionsDialog.none'),
    },
    {
      name: 'corrections',
      shows: ['CorrectionsDialog'],
      at: ({ corrected }) => `/requests/dashboard?card=${corrected}`,
      steps: press('applicationDetail', 'act.corrections'),
      ready: text('applicationDetail', 'correctionsDialog.after'),
    },
    {
      name: 'a correction at its field',
      at: ({ corrected, correctedField }) => `/requests/dashboard?card=${corrected}&${correctedField}`,
      ready: text('applicationDetail', 'correctionsDialog.after'),
      leavesMarks: true,
    },
    {
      name: 'history of corrections',
      at: ({ corrected }) => `/requests/dashboard?card=${corrected}&tab=history`,
      ready: text('applicationDetail', 'section.corrections'),
    },
    {
      name: 'corrections, nothing chosen or typed',
      at: ({ corrected }) => `/requests/dashboard?card=${corrected}`,
      steps: inTurn(press('applicationDetail', 'act.corrections'), send),
      ready: errorSaid,
    },
    {
      name: 'corrections, a field chosen',
      at: cardIn('ANALYSIS'),
      async steps(there) {
        await press('applicationDetail', 'act.corrections')(there);
        await there.page.getByRole('dialog').getByRole('checkbox').first().check();
      },
      ready: ({ page }) => page.getByRole('dialog').getByRole('textbox').nth(1),
    },
    {
      name: 'a correction asked again',
      at: ({ corrected }) => `/requests/dashboard?card=${corrected}`,
      steps: inTurn(
        press('applicationDetail', 'act.corrections'),
        press('applicationDetail', 'correctionsDialog.again'),
        press('applicationDetail', 'correctionsDialog.againSubmit'),
      ),
      ready: errorSaid,
    },
    {
      name: 'a correction to withdraw',
      at: ({ waiting }) => `/requests/dashboard?card=${waiting}`,
      steps: inTurn(
        press('applicationDetail', 'act.corrections'),
        press('applicationDetail', 'correctionsDialog.withdraw'),
      ),
      ready: text('applicationDetail', 'correctionsDialog.withdrawAsk'),
    },
    {
      name: 'fields gathered by their pencils',
      at: cardIn('COMPLETE_ANALYSIS'),
      steps: gather,
      ready: text('applicationDetail', 'compose.write'),
    },
    {
      name: 'request for gathered fields, nothing typed',
      at: cardIn('COMPLETE_ANALYSIS'),
      steps: inTurn(gather, press('applicationDetail', 'compose.write'), send),
      ready: errorSaid,
    },
    {
      name: 'interview, to be decided later',
      answers: { ...FEW_CARDS, ...BEGUN_INTERVIEW },
      shows: ['InterviewDialog'],
      at: interviewed,
      steps: press('interviews', 'later'),
      ready: dialog,
    },
    {
      name: 'interview, denied without a reason',
      answers: { ...FEW_CARDS, ...BEGUN_INTERVIEW },
      at: interviewed,
      steps: inTurn(press('interviews', 'deny'), send),
      ready: errorSaid,
    },
    {
      name: 'exoneration of the payment',
      at: cardIn('COMPLETE'),
      steps: act('act.exonerate'),
      ready: ({ page }) => page.getByRole('dialog').getByRole('radio').first(),
    },
    {
      name: 'exoneration, nothing chosen',
      at: cardIn('COMPLETE'),
      async steps(there) {
        await act('act.exonerate')(there);
        // Its form comes in the place of the question, and with it another radio.
        await there.page
          .getByRole('radio', { name: there.say('applicationDetail', 'exonerationDialog.PAYMENT') })
          .click();
        await send(there);
      },
      ready: errorSaid,
    },
    {
      name: 'external payment',
      at: cardIn('COMPLETE'),
      steps: act('act.pay'),
      ready: dialog,
    },
    {
      name: 'external payment, nothing typed',
      at: cardIn('COMPLETE'),
      steps: inTurn(act('act.pay'), send),
      ready: errorSaid,
    },
    {
      name: 'move that asks for the analyst',
      shows: ['AssigneeMove'],
      at: cardIn('PAID'),
      steps: moveTo('ANALYSIS'),
      ready: dialog,
    },
    {
      name: 'move that asks for the Ephesian',
      at: cardIn('COMPLETE_ANALYSIS'),
      steps: moveTo('INTERVIEW'),
      ready: dialog,
    },
  ] satisfies Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ by: 'admin' as const, answers: FEW_CARDS, ...screen }));
