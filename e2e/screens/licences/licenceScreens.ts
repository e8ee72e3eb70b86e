import type { Facts } from '../facts.ts';
import { FEW_CARDS } from '../sample.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import { choose, dialog, inTurn, press, row, selectFirst, text } from '../steps.ts';

const card = ({ cardIn }: Facts): string => `/requests/dashboard?card=${cardIn('APPROVED')}`;
const shown = inTurn(press('applicationDetail', 'act.more'), choose('applicationDetail', 'act.licence'));

/** The leader card and what is asked of its licence. */
export const LICENCE_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'leader card',
      shows: ['LicenceDialog'],
      at: card,
      steps: shown,
      ready: text('licences', 'code'),
      reads: { path: '/business/request/*/licence' },
    },
    {
      name: 'licenses',
      shows: ['/requests/licences', 'LicencesScreen'],
      at: '/requests/licences',
      ready: row,
      reads: { path: '/business/licence', empty: text('licenceList', 'emptyText') },
    },
    {
      name: 'licenses renewed',
      shows: ['RenewDialog', 'BulkDialog'],
      at: '/requests/licences',
      steps: inTurn(selectFirst, press('licenceList', 'renew')),
      ready: dialog,
      leavesMarks: true,
    },
    {
      name: 'license deactivated',
      shows: ['DeactivateLicence'],
      at: card,
      steps: inTurn(shown, press('licences', 'deactivate')),
      ready: dialog,
    },
    {
      name: 'code of a license replaced',
      shows: ['ReissueLicence'],
      at: card,
      steps: inTurn(shown, press('licences', 'reissue')),
      ready: dialog,
    },
  ] satisfies readonly Omit<ScreenToSee, 'by' | 'answers'>[]
).map((screen) => ({ by: 'admin' as const, answers: FEW_CARDS, ...screen }));
