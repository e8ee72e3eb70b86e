import type { Binned } from '@portal/contract/applications/bin.ts';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { Facts } from '../facts.ts';
import { FEW_CARDS } from '../sample.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import { choose, dialog, inTurn, press, row, send, text, errorSaid } from '../steps.ts';

const card = ({ cardIn }: Facts): string => `/requests/dashboard?card=${cardIn('ANALYSIS')}`;
const more = press('applicationDetail', 'act.more');
const act = (key: 'act.duplicate' | 'act.delete' | 'act.erase' | 'act.restore') =>
  inTurn(more, choose('applicationDetail', key));

const binned: Binned = {
  id: 7,
  version: 4,
  caseNumber: '2026-000123',
  name: 'María José Villalobos',
  churchName: 'Iglesia Fuente de Vida',
  country: 'CR',
  status: 'ANALYSIS',
  by: 'Marta Quiroga',
  at: '2026-03-10T15:00:00.000Z',
  reason: 'Enviada dos veces por error.',
  daysLeft: 3,
  leaving: true,
};
const BIN = {
  data: [binned, { ...binned, id: 6, caseNumber: '2026-000124', daysLeft: 26, leaving: false, status: 'COMPLETE' }],
  total: 2,
  next: null,
  deleters: [{ id: 3, name: 'Marta Quiroga' }],
};
const ERASURE = { files: 9, messages: 2, mails: 1, payments: 1, person: true, church: false, account: true };
const listed = { '/business/bin': { data: BIN }, '/business/request/*/erasure': { data: ERASURE } };

const lies = {
  ...FEW_CARDS,
  '/business/request/*': {
    changed: (detail: Detail) => ({
      ...detail,
      deletion: { by: 'Marta Quiroga', at: binned.at, reason: binned.reason, daysLeft: 3 },
      may: { ...Object.fromEntries(Object.keys(detail.may).map((key) => [key, false])), restore: true, erase: true },
      nextStatus: [],
    }),
  },
};

/** The bin, what leads into it and out of it, and what is submitted once more. */
export const BIN_SCREENS: readonly ScreenToSee[] = [
  {
    name: 'bin',
    by: 'admin',
    shows: ['/requests/bin', 'BinScreen'],
    at: '/requests/bin',
    answers: listed,
    ready: row,
    reads: { path: '/business/bin', empty: text('bin', 'emptyText') },
  },
  {
    name: 'acts of a deleted application',
    shows: ['BinMenu'],
    by: 'admin',
    at: '/requests/bin',
    answers: listed,
    steps: async ({ page, say }) => {
      await page
        .getByRole('button', { name: say('bin', 'acts') })
        .first()
        .click();
    },
    ready: ({ page }) => page.getByRole('menuitem').first(),
  },
  {
    name: 'many restored',
    by: 'admin',
    shows: ['RestoreManyDialog', 'BulkDialog'],
    at: '/requests/bin',
    answers: listed,
    steps: async ({ page, say }) => {
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: say('bin', 'restore'), exact: true }).click();
    },
    ready: dialog,
  },
  ...(
    [
      { name: 'delete an application', shows: ['DeleteDialog'], steps: act('act.delete'), ready: dialog },
      { name: 'delete, no reason given', steps: inTurn(act('act.delete'), send), ready: errorSaid },
      {
        name: 'delete an application permanently',
        shows: ['EraseDialog', 'EraseForm'],
        answers: { ...FEW_CARDS, '/business/request/*/erasure': { data: ERASURE } },
        steps: act('act.erase'),
        ready: text('bin', 'eraseStays'),
        reads: { path: '/business/request/*/erasure' },
      },
      { name: 'duplicate an application', shows: ['DuplicateDialog'], steps: act('act.duplicate'), ready: dialog },
      {
        name: 'card of a deleted application',
        shows: ['DeletionBanner'],
        answers: lies,
        ready: ({ page }) => page.getByText(binned.reason).first(),
      },
      {
        name: 'restore an application',
        shows: ['RestoreDialog'],
        answers: lies,
        steps: act('act.restore'),
        ready: dialog,
      },
      {
        name: 'card of a duplicate',
        shows: ['DuplicateLinks'],
        answers: {
          ...FEW_CARDS,
          '/business/request/*': {
            changed: (detail: Detail) => ({
              ...detail,
              duplicates: [
                { id: 3, caseNumber: '2026-000101', as: 'origin' },
                { id: 9, caseNumber: '2026-000204', as: 'copy' },
              ],
            }),
          },
        },
        ready: ({ page }) => page.getByRole('link', { name: '2026-000204' }),
      },
    ] satisfies readonly Omit<ScreenToSee, 'by' | 'at'>[]
  ).map((screen) => ({ by: 'admin' as const, at: card, answers: FEW_CARDS, ...screen })),
];
