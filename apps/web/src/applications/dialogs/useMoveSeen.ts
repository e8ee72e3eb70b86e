import type { CardForReader } from '@portal/contract/applications/card.ts';
import type { Sending } from '../../platform/network/untilAnswered.ts';
import type { MoveExtras } from '../moves/useMoveApplication.ts';
import type { MoveDialogProps } from './moveDialogProps.ts';
import { useSeenCard } from './useSeenCard.ts';

/** The move that a dialog asks for, upon the card as it was last seen there. */
export function useMoveSeen({ card, to, move }: Pick<MoveDialogProps, 'card' | 'to' | 'move'>) {
  const { seen, taken } = useSeenCard(card);
  return async (extras: MoveExtras, sending: Sending): Promise<CardForReader> => {
    try {
      return await move(seen, to, extras, sending);
    } catch (error) {
      taken(error);
      throw error;
    }
  };
}
