import { APPOINTMENT_SCREENS } from './interviews/appointmentScreens.ts';
import { BEGUN_INTERVIEW, FEW_CARDS } from './sample.ts';
import type { ScreenToSee } from './screenToSee.ts';
import { menu, press, text } from './steps.ts';

const BOARD = '/requests/dashboard';
const card: ScreenToSee['ready'] = ({ page }) => page.locator('[data-card]').first();
const tabs: ScreenToSee['ready'] = ({ page }) => page.getByRole('tabpanel');

const tab = (name: string): Omit<ScreenToSee, 'shows'> => ({
  name: `card, ${name}`,
  by: 'admin',
  at: ({ eventful }) => `${BOARD}?card=${eventful}&tab=${name}`,
  answers: FEW_CARDS,
  ready: tabs,
});

/** The open card, tab by tab. */
export const CARD_SCREENS: readonly ScreenToSee[] = [
  {
    name: 'card',
    shows: ['ProfileTab', 'ReadyPanel', 'CardPanel'],
    by: 'admin',
    at: ({ eventful }) => `${BOARD}?card=${eventful}`,
    answers: FEW_CARDS,
    ready: tabs,
    reads: {
      path: '/business/request/*',
      // It is asked for before the card's code is there.
      waiting: ({ page }) => page.locator('[data-card-drawer] [aria-busy=true]').first(),
    },
  },
  { ...tab('ministry'), shows: ['MinistryTab'] },
  { ...tab('documents'), shows: ['DocumentsTab'] },
  { ...tab('members'), shows: ['MembersTab'] },
  {
    name: 'card, members, as a page',
    by: 'admin',
    at: ({ eventful }) => `${BOARD}?card=${eventful}&tab=members&as=page`,
    answers: FEW_CARDS,
    ready: text('applicationDetail', 'requestHistory.title'),
  },
  {
    name: 'card, members, in a stage that reassigns nobody',
    by: 'admin',
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('REJECTED')}&tab=members`,
    answers: FEW_CARDS,
    ready: text('applicationDetail', 'requestHistory.title'),
  },
  {
    ...tab('interview'),
    shows: ['InterviewTab'],
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('INTERVIEW')}&tab=interview`,
    answers: { ...FEW_CARDS, ...BEGUN_INTERVIEW },
    ready: text('interviews', 'accept'),
  },
  {
    name: 'interview, a required question without an answer, and what another window wrote',
    by: 'admin',
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('INTERVIEW')}&tab=interview`,
    answers: { ...FEW_CARDS, ...BEGUN_INTERVIEW },
    steps: ({ page, say }) => page.getByRole('button', { name: say('interviews', 'accept') }).click(),
    ready: ({ page }) => page.locator('[aria-invalid=true]').first(),
    leavesMarks: true,
  },
  ...APPOINTMENT_SCREENS,
  {
    name: 'interviews held',
    by: 'admin',
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('APPROVED')}&tab=interview`,
    answers: FEW_CARDS,
    ready: text('interviews', 'held'),
  },
  {
    ...tab('chat'),
    shows: ['ChatTab'],
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('ANALYSIS')}&tab=chat`,
    ready: text('conversations', 'seen'),
  },
  {
    name: 'a chat that could not be read',
    by: 'admin',
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('ANALYSIS')}&tab=chat`,
    answers: { ...FEW_CARDS, '/business/request/*/messages': { refused: 'GE005', status: 500 } },
    ready: text('conversations', 'failed'),
  },
  {
    ...tab('notes'),
    shows: ['NotesTab'],
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('ANALYSIS')}&tab=notes`,
    ready: text('notes', 'internal.NOTE'),
  },
  {
    name: 'a note, nothing typed',
    by: 'admin',
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('ANALYSIS')}&tab=notes`,
    answers: FEW_CARDS,
    steps: async ({ page, say }) => {
      await page.getByRole('button', { name: say('notes', 'write.NOTE') }).click();
      await page.getByRole('button', { name: say('notes', 'save') }).click();
    },
    ready: text('errors', 'field.required'),
    leavesMarks: true,
  },
  {
    name: 'a note to be deleted',
    shows: ['RemovalDialog'],
    by: 'admin',
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('ANALYSIS')}&tab=notes`,
    answers: FEW_CARDS,
    // One's own alone is deleted, and the demo data has none of this reader.
    steps: async ({ page, say }) => {
      await page.getByRole('button', { name: say('notes', 'write.NOTE') }).click();
      await page.getByLabel(say('notes', 'noteTitle')).fill('Visit');
      await page.getByRole('textbox', { name: say('notes', 'description') }).fill('In spring.');
      const save = page.getByRole('button', { name: say('notes', 'save') });
      await save.click();
      await save.waitFor({ state: 'detached' });
      // A reference may say the same.
      const actions = page.getByRole('button', { name: say('notes', 'actions') });
      const own = page.getByRole('listitem').filter({ hasText: 'In spring.', has: actions });
      await own
        .first()
        .getByRole('button', { name: say('notes', 'actions') })
        .click();
      await page.getByRole('menuitem', { name: say('notes', 'remove') }).click();
    },
    ready: text('notes', 'removeText'),
  },
  { ...tab('history'), shows: ['HistoryTab'] },
  {
    name: 'card, who opened it',
    by: 'admin',
    at: ({ eventful }) => `${BOARD}?card=${eventful}&tab=history&history=reads`,
    answers: FEW_CARDS,
    ready: text('applicationDetail', 'reads.dossier'),
    reads: { path: '/business/request/*/reads', empty: text('applicationDetail', 'reads.none') },
  },
  {
    name: 'card as a page',
    by: 'admin',
    at: ({ eventful }) => `${BOARD}?card=${eventful}&as=page`,
    answers: FEW_CARDS,
    ready: tabs,
  },
  {
    name: 'menu of the open card',
    by: 'admin',
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('ANALYSIS')}`,
    answers: FEW_CARDS,
    steps: press('applicationDetail', 'act.more'),
    ready: menu,
  },
  ...(['leader', 'spouse', 'ministry', 'contact'] as const).map((section): ScreenToSee => ({
    name: `form of the ${section}`,
    by: 'admin',
    at: ({ cardIn }) =>
      `${BOARD}?card=${cardIn('ANALYSIS')}&edit=${section}${section === 'ministry' || section === 'contact' ? '&tab=ministry' : ''}`,
    answers: FEW_CARDS,
    ready: text('applicationDetail', 'edit.submit'),
  })),
  {
    name: 'form of the leader, an empty name',
    by: 'admin',
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('ANALYSIS')}&edit=leader`,
    answers: FEW_CARDS,
    steps: async ({ page, say }) => {
      await page.getByLabel(say('applicationForm', 'fields.leader.lastName')).fill('');
      await page.getByRole('button', { name: say('applicationDetail', 'edit.submit') }).click();
    },
    ready: text('errors', 'field.required'),
    leavesMarks: true,
  },
  {
    name: 'card that was deactivated',
    by: 'admin',
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('REJECTED')}`,
    answers: FEW_CARDS,
    ready: text('applicationDetail', 'section.deactivation'),
  },
  {
    name: 'card with corrections open',
    by: 'admin',
    at: ({ corrected }) => `${BOARD}?card=${corrected}`,
    answers: FEW_CARDS,
    ready: text('applicationDetail', 'ready.waitingTitle'),
  },
  {
    name: 'card that is not there',
    by: 'admin',
    at: `${BOARD}?card=999999999`,
    answers: FEW_CARDS,
    ready: text('applicationDetail', 'drawer.notFound'),
  },
  { name: 'board of an Ephesian', by: 'ephesian', at: BOARD, ready: card },
  {
    name: 'card before an Ephesian',
    by: 'ephesian',
    at: BOARD,
    steps: ({ page }) => page.locator('[data-card-link]').first().click(),
    ready: tabs,
    leavesMarks: true,
  },
];
