/** Every act upon a card that its menu offers: where its dialog lies. Right, rules and group stand in the domain's table of acts. */
import { IconArrowRight, IconCash, IconMessages, IconPencilExclamation, IconUserPlus } from '@tabler/icons-react';
import type { CardMenuRow } from './applications/cardMenu.ts';
import { lateOver } from './platform/late/late.tsx';

const MoneyDialog = lateOver(() => import('./payments/ExonerationDialog.tsx'));

export const CARD_MENU_ROWS: readonly CardMenuRow[] = [
  { key: 'move', acts: ['move'], icon: IconArrowRight },
  {
    key: 'corrections',
    acts: ['askCorrection', 'seeCorrections'],
    when: ({ may, corrections }) => may.askCorrection || corrections.length > 0,
    icon: IconPencilExclamation,
    Dialog: lateOver(() => import('./applications/dialogs/corrections/CorrectionsDialog.tsx')),
  },
  {
    key: 'interview',
    acts: ['interview'],
    icon: IconMessages,
    Dialog: lateOver(() => import('./interviews/InterviewDialog.tsx')),
  },
  { key: 'exonerate', acts: ['exoneratePayment', 'exonerateProcess'], icon: IconCash, Dialog: MoneyDialog },
  { key: 'pay', acts: ['payExternally'], icon: IconCash, Dialog: MoneyDialog },
  {
    key: 'assign',
    acts: ['assign', 'claim'],
    icon: IconUserPlus,
    Dialog: lateOver(() => import('./applications/dialogs/AssignDialog.tsx')),
  },
];
