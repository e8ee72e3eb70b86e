import type { ScreenToSee } from './screenToSee.ts';
import { choose, dialog, errorSaid, inTurn, menu, press, row, send, text } from './steps.ts';

const RULES = '/configurations/request';
const emptyReadyTexts = (kept: object) => ({ ...kept, texts: [] });

const SECTIONS: readonly Omit<ScreenToSee, 'by'>[] = [
  {
    name: 'business rules: tags',
    shows: ['/configurations/request', 'ConfigurationScreen'],
    at: `${RULES}?section=tags`,
    ready: row,
    reads: { path: '/business/tag', empty: text('tagList', 'emptyText') },
  },
  {
    name: 'business rules: application fee',
    shows: ['FeeSection'],
    at: `${RULES}?section=fee`,
    ready: text('configuration', 'feeSubmit'),
    reads: { path: '/business/parameter/key/REQUEST_PAYMENT_AMOUNT' },
  },
  {
    name: 'business rules: number of members',
    shows: ['MinistryRulesSection'],
    at: `${RULES}?section=ministryRules`,
    ready: text('configuration', 'addCountry'),
    reads: { path: '/business/setting/ministry/rules' },
  },
  {
    name: 'business rules: the bands of a country',
    shows: ['BandsDialog'],
    at: `${RULES}?section=ministryRules`,
    steps: press('configuration', 'editBandsOf'),
    ready: dialog,
  },
  {
    name: 'business rules: second person',
    shows: ['LimitSection'],
    at: `${RULES}?section=secondPerson`,
    ready: text('exonerationList', 'limitSubmit'),
    reads: { path: '/business/setting/exoneration-limit' },
  },
  {
    name: 'business rules: time limits',
    shows: ['StageLimitsSection'],
    at: `${RULES}?section=stageLimits`,
    ready: text('day', 'limitsSubmit'),
    reads: { path: '/business/setting/stage-limits' },
  },
  {
    name: 'business rules: unfinished applications',
    shows: ['ErasureSection'],
    at: `${RULES}?section=drafts`,
    ready: text('drafts', 'periodSubmit'),
    reads: { path: '/business/setting/draft-erasure' },
  },
  {
    name: 'business rules: ready texts',
    shows: ['ReadyTextsSection'],
    at: `${RULES}?section=readyTexts`,
    ready: text('readyTexts', 'add'),
    reads: { path: '/business/ready-text', empty: text('readyTexts', 'emptyText'), emptied: emptyReadyTexts },
  },
  {
    name: 'a ready text unfolded',
    at: `${RULES}?section=readyTexts`,
    steps: ({ page }) => page.locator('main li button[aria-expanded]').first().click(),
    ready: text('readyTexts', 'placesHint'),
  },
  {
    name: 'tags, acts',
    shows: ['TagMenu'],
    at: `${RULES}?section=tags`,
    steps: press('tagList', 'actionsOf'),
    ready: menu,
  },
  {
    name: 'a tag made, nothing typed',
    shows: ['TagFormDialog'],
    at: `${RULES}?section=tags`,
    steps: inTurn(press('tagList', 'create'), send),
    ready: errorSaid,
  },
  {
    name: 'a tag merged',
    shows: ['MergeTagDialog'],
    at: `${RULES}?section=tags`,
    steps: inTurn(press('tagList', 'actionsOf'), choose('tagList', 'merge')),
    ready: dialog,
    reads: { path: '/business/tag/options', empty: text('tagList', 'noOther') },
  },
  {
    name: 'a tag deleted',
    shows: ['DeleteTagDialog'],
    at: `${RULES}?section=tags`,
    steps: inTurn(press('tagList', 'actionsOf'), choose('tagList', 'delete')),
    ready: dialog,
  },
];

/** The business rules, section by section. */
export const BUSINESS_RULES_SCREENS = SECTIONS.map((screen): ScreenToSee => ({ ...screen, by: 'admin' }));
