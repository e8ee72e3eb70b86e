import type { Detail } from '@portal/contract/applications/detail.ts';
import type { OpenDialog } from '../../dialogs.ts';
import type { GateName } from './gatesOf.ts';

type Fix = 'assign' | 'corrections' | 'exonerate' | 'pay' | 'interview';

/** What the reader may do about a gate that waits; nothing where it is for others to act. */
export function fixesOf(gate: GateName, card: Detail): { fix: Fix; dialog: OpenDialog }[] {
  const { may } = card;
  const fixes: { fix: Fix; dialog: OpenDialog; allowed: boolean }[] = {
    analyst: [
      {
        fix: 'assign' as const,
        dialog: { kind: 'assign' as const, card, as: 'analyst' as const },
        allowed: may.assign,
      },
    ],
    ephesian: [
      {
        fix: 'assign' as const,
        dialog: { kind: 'assign' as const, card, as: 'ephesian' as const },
        allowed: may.assign,
      },
    ],
    corrections: [
      { fix: 'corrections' as const, dialog: { kind: 'corrections' as const, card }, allowed: may.askCorrection },
    ],
    interview: [{ fix: 'interview' as const, dialog: { kind: 'interview' as const, card }, allowed: may.interview }],
    paid: [
      {
        fix: 'pay' as const,
        dialog: { kind: 'exoneration' as const, card, choice: 'EXTERNAL' as const },
        allowed: may.payExternally,
      },
      {
        fix: 'exonerate' as const,
        dialog: { kind: 'exoneration' as const, card, choice: 'PAYMENT' as const },
        allowed: may.exoneratePayment,
      },
    ],
  }[gate];
  return fixes.filter(({ allowed }) => allowed);
}
