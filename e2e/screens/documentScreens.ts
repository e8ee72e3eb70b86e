import type { Facts } from './facts.ts';
import { FEW_CARDS } from './sample.ts';
import type { ScreenToSee } from './screenToSee.ts';
import { choose, dialog, errorSaid, inTurn, press, send, text } from './steps.ts';

const card = ({ cardIn }: Facts): string => `/requests/dashboard?card=${cardIn('ANALYSIS')}`;
const documents = (facts: Facts): string => `${card(facts)}&tab=documents`;

/** What is done with the documents and the photo of an open card. */
export const DOCUMENT_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'a document, large',
      shows: ['DocumentViewer'],
      at: documents,
      steps: ({ page }) => page.locator('[data-document] button').first().click(),
      ready: ({ page }) => page.getByRole('toolbar').last(),
    },
    {
      name: 'a document that is refused',
      shows: ['RefuseDialog'],
      at: documents,
      steps: press('documents', 'refuseOf'),
      ready: dialog,
    },
    {
      name: 'a document that is refused, nothing typed',
      at: documents,
      steps: inTurn(press('documents', 'refuseOf'), send),
      ready: errorSaid,
    },
    {
      name: 'a document that expires',
      shows: ['ExpiryDialog'],
      at: documents,
      steps: inTurn(press('documents', 'acceptOf'), press('documents', 'dateOf')),
      ready: dialog,
      leavesMarks: true,
    },
    {
      name: 'photo of the leader',
      shows: ['LeaderPhotoDialog'],
      at: card,
      steps: inTurn(press('applicationDetail', 'act.more'), choose('applicationDetail', 'act.photo')),
      ready: text('photos', 'upload'),
      reads: { path: '/business/request/*/photo' },
    },
  ] satisfies readonly Omit<ScreenToSee, 'by' | 'answers'>[]
).map((screen) => ({ by: 'admin' as const, answers: FEW_CARDS, ...screen }));
