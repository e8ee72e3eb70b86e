import type { Locator } from '@playwright/test';
import { BOARD, CARD, task, wordsOf, type Doing } from './tasks/doTask.ts';
import { caseToInterview, writeTemplate } from './staffActs.ts';
import { expect } from './story.ts';

task('Review a paid card: documents, corrections, next stage', { at: `${BOARD}?stage=PAID` }, async (doing) => {
  const { page, say, hands } = doing;
  const open = page.locator(CARD);
  const dialog = page.getByRole('dialog');
  const id = await page.locator('section[data-stage=PAID] [data-card]').first().getAttribute('data-card');
  await hands.press(page.locator(`[data-card="${id}"] [data-card-link]`));
  // It goes on to who reviews it.
  await hands.press(open.getByRole('button', { name: say('applicationDetail', 'act.moveTo') }).first());
  await hands.tick(dialog.getByRole('radio', { name: "Julia O'Hara" }));
  await confirm(doing, dialog.getByRole('button', { name: say('applicationDetail', 'moveDialog.analystSubmit') }));
  await expect(dialog).toHaveCount(0);
  await expect(open.getByText(say('stages', 'ANALYSIS')).first()).toBeVisible();
  await openTab(doing, say('applicationDetail', 'drawer.documents'));
  await hands.press(open.getByRole('button', { name: say('documents', 'acceptOf') }).first());
  await expect(open.getByRole('button', { name: say('documents', 'reopenOf') }).first()).toBeVisible();
  await hands.press(open.getByRole('button', { name: say('documents', 'refuseOf') }).last());
  await hands.write(dialog.getByRole('textbox', { name: say('documents', 'reason') }), 'The signature is missing.');
  await hands.press(dialog.getByRole('button', { name: say('documents', 'refuseSubmit') }));
  await expect(dialog).toHaveCount(0);
  await expect(open.getByText(say('documents', 'verdict.REFUSED')).first()).toBeVisible();
});

task('Write to a leader from a template', { at: `${BOARD}?stage=ANALYSIS` }, async (doing) => {
  const { portal, page, say, isPhone, hands } = doing;
  const template = `Welcome call ${Date.now()}`;
  await writeTemplate(portal.origin, template);
  const card = page.locator('section[data-stage=ANALYSIS] [data-card]').first();
  const id = await card.getAttribute('data-card');
  if (isPhone) await hands.press(page.locator(`[data-card-menu="${id}"]`));
  else {
    await card.getByRole('link').focus();
    await hands.key('m');
  }
  await hands.press(page.getByRole('menuitem', { name: say('applicationDetail', 'act.email') }));
  const dialog = page.getByRole('dialog');
  await hands.tick(dialog.getByRole('checkbox', { name: new RegExp(`^${wordsOf(say('cardMails', 'to.leader'))}`) }));
  await hands.select(dialog.getByRole('combobox', { name: say('cardMails', 'template') }), template);
  await hands.press(dialog.getByRole('button', { name: say('cardMails', 'submit_one') }));
  await expect(page.getByText(say('cardMails', 'done_one')).first()).toBeVisible();
});

const TO_INTERVIEW = { at: `${BOARD}?stage=INTERVIEW` };

task('Answer an interview on a phone, also without a network', TO_INTERVIEW, async (doing) => {
  const { portal, page, say, hands } = doing;
  const { id } = await caseToInterview(portal.origin, 'ephesian');
  // It comes to its column while this page is open.
  await hands.press(page.locator(`section[data-stage=INTERVIEW] [data-card-link="${id}"]`));
  await openTab(doing, say('applicationDetail', 'drawer.interview'));
  const accept = page.getByRole('button', { name: say('interviews', 'accept') });
  await expect(accept).toBeVisible();
  const required = page.locator('[data-question]').filter({ has: page.getByText(say('interviews', 'required')) });
  const asked = await required.evaluateAll((all) => all.map((one) => one.getAttribute('data-question')));
  expect(asked).toHaveLength(5);
  await page.context().setOffline(true);
  for (const question of asked) {
    const field = page.locator(`[data-question="${question}"]`);
    if (await field.getByRole('radio').count()) await hands.tick(field.getByRole('radio').first());
    else await hands.write(field.getByRole('textbox'), 'At length, and freely.');
  }
  await page.context().setOffline(false);
  await expect(page.getByText(say('forms', 'saved'))).toBeVisible();
  await hands.press(accept);
  await hands.press(page.getByRole('dialog').getByRole('button', { name: say('interviews', 'accept') }));
  const [gone, waits] = ['interviewDialog.doneAdvanced', 'interviewDialog.doneWaiting'] as const;
  const told = page.getByText(say('applicationDetail', gone)).or(page.getByText(say('applicationDetail', waits)));
  await expect(told.first()).toBeVisible();
});

/** A part of the open card: pressed on a phone, gone to by arrows else. */
async function openTab({ page, isPhone, hands }: Doing, name: RegExp) {
  const tab = page.locator(CARD).getByRole('tab', { name });
  await expect(tab).toBeVisible();
  if (isPhone) await hands.press(tab);
  else {
    // Again from the first one, where a move that has just ended took the focus on the way.
    await expect(async () => {
      await page.locator(CARD).getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('Home');
      const isThere = () => tab.evaluate((element) => element === document.activeElement);
      for (let times = 0; times < 12 && !(await isThere()); times++) await page.keyboard.press('ArrowRight');
      expect(await isThere()).toBe(true);
    }).toPass();
  }
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Sends the form in front: Enter where the focus is, or its button on a phone. */
async function confirm({ isPhone, hands }: Doing, button: Locator) {
  await expect(button).toBeVisible();
  return isPhone ? hands.press(button) : hands.key('Enter');
}
