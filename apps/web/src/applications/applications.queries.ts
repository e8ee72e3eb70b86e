/** What the board and the open card ask the server: key, query and act of each call together. */
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Card, CardForReader } from '@portal/contract/applications/card.ts';
import { fullColumn } from '@portal/contract/applications/fullCard.ts';
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { call, presentOf } from '../platform/network/api.ts';
import type { Sending } from '../platform/network/untilAnswered.ts';
import { useLastingAct } from '../platform/network/useLastingAct.ts';
import { noteOwnAct, versionSeen } from './moves/ownVersions.ts';
import { afterMovesOf, withMovesOnTheirWay } from './moves/pendingMoves.ts';
import { boardOf, mergePage, putCard, type Board } from './board/boardState.ts';

/** The live stream keeps the board fresh; it is read anew on every connection, never by age. */
export const boardQuery = queryOptions({
  queryKey: ['board'] as const,
  queryFn: async ({ signal }) => {
    const { columns } = await call('getBoard', { signal });
    return withMovesOnTheirWay(boardOf({ columns: columns.map(fullColumn) }));
  },
  staleTime: Infinity,
});

/** File addresses in it are good for 5 minutes. */
const FILES_GOOD_MS = 4.5 * 60 * 1000;

const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: ['application', id] as const,
    queryFn: ({ signal }) => call('getApplication', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: FILES_GOOD_MS,
  });

const assignableQuery = (kind: AssignmentKind) =>
  queryOptions({
    queryKey: ['assignable', kind] as const,
    queryFn: ({ signal }) => call('listAssignable', { params: { kind }, signal }),
  });

export const useBoard = () => useQuery(boardQuery);
export const useApplication = (id: number) => useQuery(applicationQuery(id));
export const useAssignable = (kind: AssignmentKind) => useQuery(assignableQuery(kind));

export const changeBoard = (client: QueryClient, change: (board: Board) => Board): void => {
  client.setQueryData(boardQuery.queryKey, (board) => board && change(board));
};

export const refreshApplication = (client: QueryClient, id: number): Promise<void> =>
  client.invalidateQueries({ queryKey: applicationQuery(id).queryKey });

/** Takes in the fresh facts that an act answered. */
export function acceptCard(client: QueryClient, card: Card): void {
  changeBoard(client, (board) => putCard(board, card));
  void refreshApplication(client, card.id);
}

/** The next page of a column, by the cursor of the last one. */
export function useLoadMore(status: BoardStage) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (after: string | null) =>
      call('getColumn', { params: { status }, query: after === null ? {} : { after } }),
    onSuccess: (page) => changeBoard(client, (board) => mergePage(board, fullColumn(page))),
  });
}

/** What every act upon a card says of it. */
export interface Upon {
  /** Of the card as the reader saw it: the server refuses if somebody else changed it since. */
  version: number;
  idempotencyKey: string;
}

/** An act upon one card, after the moves of it that are on their way: its answer is the card as it then is. */
export function useCardAct<Variables>(
  card: Pick<Card, 'id' | 'status' | 'version'>,
  act: (variables: Variables, upon: Upon) => Promise<CardForReader>,
) {
  const client = useQueryClient();
  const { send, isPending } = useLastingAct(
    ({ variables, version }: { variables: Variables; version: number }, idempotencyKey) =>
      act(variables, { version, idempotencyKey }),
    {
      done: (answered, { version }) => {
        noteOwnAct(version, answered);
        acceptCard(client, answered);
      },
      failed: (error) => acceptStaleCard(client, error),
    },
  );
  return {
    isPending,
    send: async (variables: Variables, sending: Sending) => {
      await afterMovesOf(card.id, sending);
      return send({ variables, version: versionSeen(card) }, sending);
    },
  };
}

/** `move.stale` brings the card as it is now: the board shows that truth, whatever was tried. */
function acceptStaleCard(client: QueryClient, error: unknown): void {
  const present = presentOf('moveApplication', error);
  if (present) acceptCard(client, present);
}
