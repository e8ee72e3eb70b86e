import type { ScreenToSee } from '../screenToSee.ts';
import { dialog, errorSaid, inTurn, press, send, text } from '../steps.ts';

const church: ScreenToSee['at'] = (facts) => `/churches/${facts.church}`;
const leader: ScreenToSee['at'] = (facts) => `/leaders/${facts.leader}`;
const changing = press('churchPages', 'change');

const NAME = 'Casa del Encuentro';
/** A church beside which another stands, and into which one was merged. */
const withAlike = (data: any) => ({
  ...data,
  alike: [{ id: 1, name: NAME, stage: 'REJECTED' }],
  merged: [{ id: 1, name: NAME, at: '2026-02-01T12:00:00.000Z', undoableUntil: '2999-01-01T12:00:00.000Z' }],
});
const PREVIEW = {
  kept: { id: 2, name: NAME, version: 1 },
  gone: { id: 1, name: 'Casa del Encuentro Vivo', version: 1 },
  fields: [
    { key: 'name', kept: NAME, gone: 'Casa del Encuentro Vivo' },
    { key: 'days', kept: '2020-01-01/', gone: '2021-03-01/2025-12-31' },
  ],
  moves: { applications: 1, licences: 0, children: 0 },
  licenceEnds: false,
};

/** The page of a church and of a leader, and the dialog of a church's changes. */
export const CHURCH_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'church',
      shows: ['/churches/:id', 'ChurchScreen'],
      at: church,
      ready: text('churchPages', 'line.submitted'),
      reads: { path: '/business/church/*' },
    },
    {
      name: 'church, what happened',
      at: church,
      ready: text('churchPages', 'line.submitted'),
      reads: { path: '/business/church/*/line', empty: text('churchPages', 'line.empty') },
    },
    { name: 'church, a change', shows: ['ChangeDialog'], at: church, steps: changing, ready: dialog },
    {
      name: 'church, nothing was entered',
      at: church,
      steps: inTurn(changing, send),
      ready: errorSaid,
      leavesMarks: true,
    },
    {
      name: 'church, one that may be the same',
      at: church,
      answers: { '/business/church/*': { changed: withAlike }, '/business/merging/preview': { data: PREVIEW } },
      ready: text('churchPages', 'compare'),
    },
    {
      name: 'church, two are compared',
      shows: ['MergeDialog', 'SamePanels'],
      at: church,
      answers: { '/business/church/*': { changed: withAlike }, '/business/merging/preview': { data: PREVIEW } },
      steps: press('churchPages', 'compareWith'),
      ready: dialog,
      leavesMarks: true,
    },
    {
      name: 'leader',
      shows: ['/leaders/:id', 'LeaderScreen'],
      at: leader,
      ready: text('churchPages', 'line.submitted'),
      reads: { path: '/business/leader/*' },
    },
    {
      name: 'leader, what happened',
      at: leader,
      ready: text('churchPages', 'line.submitted'),
      reads: { path: '/business/leader/*/line', empty: text('churchPages', 'line.empty') },
    },
  ] satisfies readonly Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ by: 'admin' as const, ...screen }));
