import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Facts } from './facts.ts';
import { FEW_CARDS } from './sample.ts';
import type { ScreenToSee, Steps } from './screenToSee.ts';
import { dialog, errorSaid, inTurn, press, send, text } from './steps.ts';

const cardIn = (stage: BoardStage) => (facts: Facts) => `/requests/dashboard?card=${facts.cardIn(stage)}`;
const ASSIGNABLE = { path: '/business/user/assignable/*', empty: text('applicationDetail', 'dialog.nobodyToChoose') };

/** Moves the open card by its menu. */
const moveTo =
  (stage: BoardStage): Steps =>
  async (there) => {
    await press('applications', 'move.menu')(there);
    await there.page
      .getByRole('menuitem', { name: there.say('stages', stage) })
      .first()
      .click();
  };

/** What is done with a card. */
export const CARD_DIALOGS: readonly ScreenToSee[] = (
  [
    {
      name: 'assignment',
      shows: ['AssignDialog', 'ActDialog'],
      at: cardIn('ANALYSIS'),
      steps: press('applicationDetail', 'act.reassign'),
      ready: ({ page }) => page.getByRole('dialog').getByRole('radio').nth(4),
      reads: ASSIGNABLE,
    },
    {
      name: 'assignment, nobody chosen',
      at: cardIn('ANALYSIS'),
      steps: inTurn(press('applicationDetail', 'act.reassign'), send),
      ready: errorSaid,
    },
    {
      name: 'exoneration of the process',
      shows: ['ExonerationDialog'],
      at: cardIn('ANALYSIS'),
      steps: press('applicationDetail', 'act.exonerate'),
      ready: dialog,
    },
    {
      name: 'deactivation',
      shows: ['DeactivationMove', 'MoveDialog'],
      at: cardIn('ANALYSIS'),
      steps: moveTo('REJECTED'),
      ready: dialog,
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
      name: 'corrections, nothing chosen or typed',
      at: ({ corrected }) => `/requests/dashboard?card=${corrected}`,
      steps: inTurn(press('applicationDetail', 'act.corrections'), send),
      ready: errorSaid,
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
      name: 'interview',
      shows: ['InterviewDialog'],
      at: cardIn('INTERVIEW'),
      steps: press('applicationDetail', 'act.interview'),
      ready: dialog,
    },
    {
      name: 'interview, denied without a reason',
      at: cardIn('INTERVIEW'),
      async steps(there) {
        await press('applicationDetail', 'act.interview')(there);
        await there.page.getByRole('radio', { name: there.say('applicationDetail', 'interviewDialog.DENIED') }).check();
        await send(there);
      },
      ready: errorSaid,
    },
    {
      name: 'exoneration of the payment',
      at: cardIn('COMPLETE'),
      steps: press('applicationDetail', 'act.exonerate'),
      ready: dialog,
    },
    {
      name: 'exoneration, nothing chosen',
      at: cardIn('COMPLETE'),
      steps: inTurn(press('applicationDetail', 'act.exonerate'), send),
      ready: errorSaid,
    },
    {
      name: 'external payment',
      at: cardIn('COMPLETE'),
      steps: press('applicationDetail', 'act.pay'),
      ready: dialog,
    },
    {
      name: 'external payment, nothing typed',
      at: cardIn('COMPLETE'),
      steps: inTurn(press('applicationDetail', 'act.pay'), send),
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
).map((screen) => ({ ...screen, by: 'admin', answers: FEW_CARDS }));
