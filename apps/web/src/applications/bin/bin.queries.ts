import { useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';
import { changeBoard, refreshApplication } from '../applications.queries.ts';
import { applyEvent } from '../board/boardState.ts';

/** What is renewed when something goes into the bin or out of it. */
export const BIN = ['bin'] as const;

/** What erasing would take along. */
export const useErasure = (id: number) =>
  useQuery({
    queryKey: [...BIN, 'erasure', id],
    queryFn: ({ signal }) => call('getErasure', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** A card is on no board any more: not every reader hears it from the stream. */
export function dropCard(client: QueryClient, id: number): void {
  changeBoard(client, (board) => applyEvent(board, { cards: [], gone: [id], counts: {} }));
  void client.invalidateQueries({ queryKey: BIN });
  void refreshApplication(client, id);
}
