import { FAILED_JOBS, FILE, REPORTS } from './sample.ts';
import type { ScreenToSee } from './screenToSee.ts';
import { errorSaid, fileLink, inTurn, menu, openChip, options, press, row, send, text } from './steps.ts';

const OUTBOX = '/configurations/outbox';
const PROBLEMS = '/configurations/problems';
const QUESTIONS = '/cms/questions';
const INTERVIEW = '/configurations/interview';
const reports = { '/business/problem': { data: REPORTS } };
const article: ScreenToSee['ready'] = ({ page }) => page.getByRole('article').first();
const world: ScreenToSee['ready'] = ({ page }) => page.locator('figure path[data-class]').first();
const emptyQuestions = (kept: object) => ({ ...kept, groups: [] });

/** The outbox, the reports of problems and the questions. */
export const OFFICE_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'outbox',
      shows: ['/configurations/outbox', 'OutboxScreen'],
      at: OUTBOX,
      ready: row,
      reads: { path: '/business/outbox', empty: text('outbox', 'emptyText') },
    },
    { name: 'outbox, values of a filter', at: `${OUTBOX}?state=KEPT`, steps: openChip, ready: options },
    { name: 'outbox, filters', at: OUTBOX, only: 'desk', steps: press('tables', 'addFilter'), ready: menu },
    {
      name: 'outbox, too short a search',
      at: OUTBOX,
      steps: ({ page }) => page.getByRole('searchbox').fill('pa'),
      ready: errorSaid,
      leavesMarks: true,
    },
    {
      name: 'mail',
      shows: ['MailDialog'],
      at: ({ mail }) => `${OUTBOX}?mail=${mail}`,
      ready: ({ page }) => page.getByRole('dialog').getByRole('link').first(),
      reads: { path: '/business/outbox/*' },
    },
    {
      name: 'mail, with a file',
      at: ({ mail }) => `${OUTBOX}?mail=${mail}`,
      ready: fileLink,
      answers: {
        '/business/outbox/*': { changed: (told) => ({ ...told, mail: { ...told.mail, attachment: FILE } }) },
      },
    },
    {
      name: 'mail, as it is sent',
      at: ({ mail }) => `${OUTBOX}?mail=${mail}&as=page`,
      ready: ({ page }) => page.frameLocator('iframe').getByRole('link').first(),
    },
    {
      name: 'templates of mails',
      at: `${OUTBOX}?templates`,
      ready: article,
      reads: { path: '/business/outbox/templates' },
    },
    {
      name: 'templates of mails, as they are sent',
      at: `${OUTBOX}?templates&as=page`,
      ready: ({ page }) => page.frameLocator('iframe').first().getByRole('link').first(),
    },
    {
      name: 'problems',
      shows: ['/configurations/problems', 'ProblemsScreen'],
      at: PROBLEMS,
      answers: reports,
      ready: row,
      reads: { path: '/business/problem', empty: text('problems', 'emptyText') },
    },
    {
      name: 'problems, technical details',
      at: PROBLEMS,
      answers: reports,
      steps: ({ page, say }) => page.getByText(say('problems', 'details')).first().click(),
      ready: text('problems', 'device'),
    },
    {
      name: 'problems, values of the filter',
      at: `${PROBLEMS}?show=all`,
      answers: reports,
      steps: openChip,
      ready: options,
    },
    {
      name: 'jobs that failed',
      at: `${PROBLEMS}?jobs`,
      answers: { '/business/failed-job': { data: FAILED_JOBS } },
      ready: text('problems', 'tryAgain'),
      reads: { path: '/business/failed-job', empty: text('problems', 'noJobsTitle') },
    },
    {
      name: 'questions',
      shows: ['/cms/questions', 'QuestionsScreen'],
      at: QUESTIONS,
      ready: text('content', 'save'),
      reads: { path: '/business/faq', empty: text('content', 'emptyText'), emptied: emptyQuestions },
    },
    {
      name: 'questions, a group unfolded',
      at: QUESTIONS,
      steps: press('content', 'group'),
      ready: ({ page }) => page.getByRole('textbox').first(),
      leavesMarks: true,
    },
    {
      name: 'questions, a group without texts',
      at: QUESTIONS,
      steps: inTurn(press('content', 'addGroup'), send),
      ready: errorSaid,
      leavesMarks: true,
    },
    {
      name: 'questions of the interview',
      shows: ['/configurations/interview', 'InterviewQuestionsScreen'],
      at: INTERVIEW,
      ready: text('interviewQuestions', 'preview'),
      reads: {
        path: '/business/interview-questions',
        empty: text('interviewQuestions', 'emptyTitle'),
        emptied: emptyQuestions,
      },
    },
    {
      name: 'questions of the interview, menu of a question',
      at: INTERVIEW,
      steps: ({ page }) => page.locator('[data-question]').first().getByRole('button').last().click(),
      ready: menu,
    },
    {
      name: 'questions of the interview, a heading without texts',
      shows: ['GroupDialog'],
      at: INTERVIEW,
      steps: inTurn(press('interviewQuestions', 'addGroup'), send),
      ready: errorSaid,
      leavesMarks: true,
    },
    {
      name: 'questions of the interview, a choice',
      shows: ['QuestionDialog'],
      at: INTERVIEW,
      steps: async ({ page, say }) => {
        await page
          .getByRole('button')
          .filter({ hasText: say('interviewQuestions', 'addQuestion') })
          .first()
          .click();
        await page.getByLabel(say('interviewQuestions', 'type')).selectOption('RADIO');
      },
      ready: ({ page, say }) => page.getByRole('button', { name: say('interviewQuestions', 'addOption') }),
      leavesMarks: true,
    },
    {
      name: 'questions of the interview, the preview',
      shows: ['PreviewDialog'],
      at: INTERVIEW,
      steps: press('interviewQuestions', 'preview'),
      ready: ({ page }) => page.getByRole('dialog').getByRole('textbox').first(),
    },
    {
      name: 'samples of charts',
      shows: ['/samples/charts', 'ChartSamplesScreen'],
      at: '/samples/charts',
      ready: world,
    },
    {
      name: 'samples of charts, as tables',
      at: '/samples/charts',
      steps: async ({ page, say }) => {
        for (let left = 3; left > 0; left--) {
          await page
            .getByRole('button', { name: say('charts', 'asTable') })
            .first()
            .click();
        }
      },
      ready: text('charts', 'country'),
      leavesMarks: true,
    },
  ] satisfies Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ ...screen, by: 'admin' }));
