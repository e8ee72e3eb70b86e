import type { CardForReader } from '@portal/contract/applications/card.ts';
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import type { CardAct } from '@portal/domain/applications/cardActs.ts';
import type { CardMenuKey } from '../../cardMenu.ts';
import type { GateName } from './gatesOf.ts';

export interface Fix {
  row: Extract<CardMenuKey, 'assign' | 'corrections' | 'interview' | 'pay' | 'exonerate'>;
  act: CardAct;
  as?: AssignmentKind;
}

const FIXES: Readonly<Record<GateName, readonly Fix[]>> = {
  analyst: [{ row: 'assign', act: 'assign', as: 'analyst' }],
  ephesian: [{ row: 'assign', act: 'assign', as: 'ephesian' }],
  corrections: [{ row: 'corrections', act: 'askCorrection' }],
  interview: [{ row: 'interview', act: 'interview' }],
  paid: [
    { row: 'pay', act: 'payExternally' },
    { row: 'exonerate', act: 'exoneratePayment' },
  ],
};

/** What the reader may do about a gate that waits; nothing where it is for others to act. */
export const fixesOf = (gate: GateName, { may }: CardForReader): readonly Fix[] =>
  FIXES[gate].filter(({ act }) => may[act]);
