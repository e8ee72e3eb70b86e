import type { Locator, Page } from '@playwright/test';
import { readFacts } from './screens/facts.ts';
import { BOARD, CARD, deskTask, wordsOf, type Doing } from './tasks/doTask.ts';
import { findFromAnywhere } from './tasks/findFromAnywhere.ts';
import { answeredCase, caseInAnalysis } from './staffActs.ts';
import { expect, PASSWORD } from './story.ts';

type Stage = Parameters<Awaited<ReturnType<typeof readFacts>>['cardIn']>[0];

/** The address of the open card of a stage. */
const openIn =
  (stage: Stage, more = '') =>
  async (origin: string): Promise<string> =>
    `${BOARD}?card=${(await readFacts(origin)).cardIn(stage)}${more}`;

/** The address of a card of one's own that may go on: of those that there are, other stories move the last on. */
const openOwn = async (origin: string): Promise<string> =>
  `${BOARD}?card=${(await caseInAnalysis(origin)).submitted.id}`;

const openCard = (page: Page): Locator => page.locator(CARD);
const cardOf = (page: Page): string => new URL(page.url()).searchParams.get('card') ?? '';
const tab = ({ page, say }: Doing, name: 'documents' | 'history'): Locator =>
  openCard(page).getByRole('tab', { name: new RegExp(wordsOf(say('applicationDetail', `drawer.${name}`))) });
const firstCard = (page: Page, stage: Stage): Locator =>
  page.locator(`section[data-stage=${stage}] [data-card-link]`).first();

deskTask('Sign in and reach the board', { at: '/B_Portal/login' }, async ({ page, hands }) => {
  await hands.write(page.locator('input[name=username]'), 'manager@portal.test');
  await hands.key('Tab');
  await hands.type(PASSWORD);
  await hands.key('Enter');
  await expect(firstCard(page, 'PAID')).toBeVisible();
});

deskTask('Open the card of a leader whose name is known', { by: 'admin' }, async (doing) => {
  const { page } = doing;
  const link = firstCard(page, 'INTERVIEW');
  const name = ((await link.getAttribute('aria-label')) ?? '').replace(/^\S+ /, '');
  await findFromAnywhere(doing, name, /20\d\d-\d{6}/);
  await expect(openCard(page)).toContainText(name);
});

const documents = { by: 'manager', at: openIn('INTERVIEW', '&tab=documents') } as const;

deskTask('Read the same part of the next card', documents, async (doing) => {
  const { page, hands } = doing;
  await expect(tab(doing, 'documents')).toBeVisible();
  const before = cardOf(page);
  await hands.key('j');
  await expect(page).not.toHaveURL(new RegExp(`card=${before}\\b`));
  await expect(tab(doing, 'documents')).toHaveAttribute('aria-selected', 'true');
});

/** The one button that leads on. */
const advance = ({ page, say }: Doing): Locator =>
  openCard(page)
    .getByRole('button', { name: say('applicationDetail', 'act.moveTo') })
    .first();

deskTask('Move the open card on', { by: 'manager', at: openOwn }, async (doing) => {
  const { page, hands } = doing;
  const id = cardOf(page);
  await hands.press(advance(doing));
  await expect(page.locator(`section[data-stage=COMPLETE_ANALYSIS] [data-card="${id}"]`)).toBeVisible();
});

deskTask('Move the open card on to an analyst', { by: 'manager', at: openIn('PAID') }, async (doing) => {
  const { page, hands } = doing;
  const id = cardOf(page);
  await hands.press(advance(doing));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await hands.type('juli');
  await expect(dialog.getByRole('radio', { name: "Julia O'Hara" })).toBeChecked();
  await hands.key('Enter');
  await expect(page.locator(`section[data-stage=ANALYSIS] [data-card="${id}"]`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

deskTask('Undo a move', { by: 'manager', at: openOwn }, async (doing) => {
  const { page, say, hands } = doing;
  const id = cardOf(page);
  await advance(doing).click();
  await hands.press(page.getByRole('button', { name: say('applications', 'move.undo') }).first());
  await expect(page.locator(`section[data-stage=ANALYSIS] [data-card="${id}"]`)).toBeVisible();
  await expect(page.getByText(say('applications', 'move.undone'))).toBeVisible();
});

deskTask('Read three documents of a card, and be back at it', { by: 'manager' }, async (doing) => {
  const { page, hands } = doing;
  await hands.press(firstCard(page, 'INTERVIEW'));
  await hands.press(tab(doing, 'documents'));
  await hands.press(openCard(page).locator('[data-document] button').first());
  const title = page.locator('[role=dialog] [data-dialog-title]');
  const read = new Set([await title.innerText()]);
  for (let more = 0; more < 2; more++) {
    await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
    await hands.key('j');
    await expect.poll(async () => read.has(await title.innerText())).toBe(false);
    read.add(await title.innerText());
  }
  await hands.key('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(openCard(page)).toBeVisible();
});

const ministry = { by: 'manager', at: openIn('ANALYSIS', '&tab=ministry') } as const;

deskTask('Request a correction of two fields', ministry, async (doing) => {
  const { page, say, hands } = doing;
  const pencils = openCard(page).getByRole('button', { name: say('applicationDetail', 'pencil.of') });
  const texts = openCard(page).getByRole('textbox', { name: say('applicationDetail', 'correctionsDialog.message') });
  await hands.press(pencils.nth(0));
  await expect(texts).toBeFocused();
  await hands.write(texts, 'Please write it in full.');
  await hands.press(pencils.nth(1));
  await expect(texts.nth(1)).toBeFocused();
  await hands.write(texts.nth(1), 'This one does not open.');
  await hands.press(page.getByRole('button', { name: say('applicationDetail', 'correctionsDialog.submit') }));
  await expect(page.getByText(say('applicationDetail', 'correctionsDialog.asked'))).toBeVisible();
});

/** A case of which an answer just came back, on a board of such alone: its column may be too long to be drawn whole. */
const amongAnswered = async (origin: string): Promise<string> => {
  await answeredCase(origin);
  return `${BOARD}?corrections=BACK`;
};

deskTask('Accept an answer that came back', { by: 'manager', at: amongAnswered }, async ({ page, say, hands }) => {
  await hands.press(firstCard(page, 'INTERVIEW'));
  const accept = openCard(page).getByRole('button', { name: say('applicationDetail', 'correctionsDialog.accept') });
  await hands.press(accept.first());
  await expect(page.getByText(say('applicationDetail', 'correctionsDialog.accepted')).first()).toBeVisible();
});

deskTask('Read what happened to a card', { by: 'manager' }, async (doing) => {
  const { page, hands } = doing;
  // Where a press would be, and its way there is not counted of a press either.
  await firstCard(page, 'INTERVIEW').hover();
  await hands.key('h');
  await expect(tab(doing, 'history')).toHaveAttribute('aria-selected', 'true');
  await expect(
    openCard(page)
      .getByRole('tabpanel')
      .getByText(/20\d\d/)
      .first(),
  ).toBeVisible();
});

deskTask('Give the open card to another analyst', { by: 'manager', at: openIn('ANALYSIS') }, async (doing) => {
  const { page, say, hands } = doing;
  await expect(openCard(page)).toBeFocused();
  await hands.key('a');
  const dialog = page.getByRole('dialog');
  const analyst = dialog.locator('input[name=userId]').last();
  const name = await analyst.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent ?? '');
  await hands.type(name.slice(0, 4));
  await expect(analyst).toBeChecked();
  await hands.key('Enter');
  await expect(page.getByText(say('applicationDetail', 'assignDialog.done'))).toBeVisible();
});

deskTask('Deactivate the open card with type and reason', { by: 'manager', at: openIn('ANALYSIS') }, async (doing) => {
  const { page, say, hands } = doing;
  const id = cardOf(page);
  await hands.press(openCard(page).getByRole('button', { name: say('applicationDetail', 'act.more') }));
  await hands.press(page.getByRole('menuitem', { name: say('stages', 'REJECTED') }));
  const dialog = page.getByRole('dialog');
  const type = dialog.getByRole('combobox', { name: say('applicationDetail', 'moveDialog.type') });
  await expect(type).toBeFocused();
  await hands.select(type, wordsOf(say('applicationForm', 'values.deactivationType.CONDUCT')));
  await hands.write(dialog.getByRole('textbox', { name: say('applicationDetail', 'moveDialog.reason') }), 'As agreed.');
  await hands.key('Enter');
  await expect(page.locator(`section[data-stage=REJECTED] [data-card="${id}"]`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
