import type { Dossiers } from '@portal/contract/dossiers/dossiers.ts';
import type { Facts } from '../facts.ts';
import { FEW_CARDS } from '../sample.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import { choose, errorSaid, inTurn, press, text } from '../steps.ts';

const card = ({ cardIn }: Facts): string => `/requests/dashboard?card=${cardIn('ANALYSIS')}`;
const shown = inTurn(press('applicationDetail', 'act.more'), choose('applicationDetail', 'act.print'));

const file = {
  name: 'Application 2026-000012.pdf',
  url: '#',
  thumb: null,
  mediaType: 'application/pdf',
  bytes: 2_400_000,
};
const parts: Dossiers['dossiers'][number]['parts'] = ['form', 'documents'];
const one = {
  language: 'es' as const,
  parts,
  done: 0,
  total: 0,
  createdAt: '2026-11-20T15:05:00Z',
  keptUntil: null,
  file: null,
};
/** One in each state, which the demo data does not hold. */
const dossiers: Dossiers['dossiers'] = [
  { ...one, id: 5, state: 'RUNNING', done: 7, total: 13 },
  { ...one, id: 4, state: 'WAITING' },
  { ...one, id: 3, state: 'DONE', language: 'en', keptUntil: '2026-11-27T15:05:00Z', file },
  { ...one, id: 2, state: 'DONE' },
  { ...one, id: 1, state: 'FAILED' },
];
const LIST = '/business/request/*/dossiers';

/** The dossier as PDF: asked for, being made, made, failed. */
export const DOSSIER_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'print',
      shows: ['PrintDialog'],
      at: card,
      steps: shown,
      ready: text('dossiers', 'mine'),
      answers: { ...FEW_CARDS, [LIST]: { changed: (data: Dossiers) => ({ ...data, dossiers }) } },
      reads: {
        path: LIST,
        empty: text('dossiers', 'noneYet'),
        emptied: (data: Dossiers) => ({ ...data, dossiers: [] }),
      },
    },
    {
      name: 'print, nothing chosen',
      at: card,
      steps: inTurn(
        shown,
        async ({ page }) => {
          const boxes = page.getByRole('dialog').getByRole('checkbox');
          await boxes.first().waitFor();
          for (const box of await boxes.all()) await box.uncheck();
        },
        press('dossiers', 'order'),
      ),
      ready: errorSaid,
    },
  ] satisfies readonly Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ by: 'admin' as const, answers: FEW_CARDS, ...screen }));
