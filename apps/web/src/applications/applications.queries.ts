/** What the board and the open card ask the server: key, query and act of each call together. */
import { useEffect } from 'react';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { Card, CardForReader } from '@portal/contract/applications/card.ts';
import { fullColumn } from '@portal/contract/applications/fullCard.ts';
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { call } from '../platform/network/api.ts';
import type { Sending } from '../platform/network/untilAnswered.ts';
import { useLastingAct } from '../platform/network/useLastingAct.ts';
import { useSeenCard } from './dialogs/useSeenCard.ts';
import { noteOwnAct, versionSeen } from './moves/ownVersions.ts';
import { afterMovesOf, withMovesOnTheirWay } from './moves/pendingMoves.ts';
import { useNarrowed, type Narrowed } from './narrowed.ts';
import { boardOf, mergePage, putCard, type Board } from './board/boardState.ts';

/** Whatever it is narrowed to. */
export const BOARD = ['board'] as const;

/** The live stream keeps the board that is shown fresh; it is read anew on every connection, never by age. */
export const boardQuery = (narrowed: Narrowed) =>
  queryOptions({
    queryKey: [...BOARD, narrowed] as const,
    queryFn: async ({ signal }) => {
      const { columns } = await call('getBoard', { query: narrowed, signal });
      return withMovesOnTheirWay(boardOf({ columns: columns.map(fullColumn) }));
    },
    staleTime: Infinity,
  });

/** File addresses in it are good for 5 minutes. */
const FILES_GOOD_MS = 4.5 * 60 * 1000;

/** What was asked for ahead of the code that shows it is not asked for twice; a card opened later is read anew. */
const AHEAD_MS = 2_000;

const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: ['application', id] as const,
    queryFn: ({ signal }) => call('getApplication', { params: { id }, signal }),
    staleTime: AHEAD_MS,
    refetchInterval: FILES_GOOD_MS,
  });

const assignableQuery = (kind: AssignmentKind) =>
  queryOptions({
    queryKey: ['assignable', kind] as const,
    queryFn: ({ signal }) => call('listAssignable', { params: { kind }, signal }),
  });

/** While it is narrowed anew what was shown stays in sight. */
export const useBoard = () => useQuery({ ...boardQuery(useNarrowed()), placeholderData: keepPreviousData });
/** `enabled`: it is read at all. */
export const useApplication = (id: number, enabled = true) => useQuery({ ...applicationQuery(id), enabled });
/** Asks for the open card while the code that shows it is still on its way. */
export function useApplicationAhead(id: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id !== undefined) void client.prefetchQuery(applicationQuery(id));
  }, [client, id]);
}
export const useAssignable = (kind: AssignmentKind) => useQuery(assignableQuery(kind));

/** Those that are not shown are told nothing: whoever comes back to one reads it anew. */
export const changeBoard = (client: QueryClient, change: (board: Board) => Board): void => {
  client.removeQueries({ queryKey: BOARD, type: 'inactive' });
  client.setQueriesData<Board>({ queryKey: BOARD }, (board) => board && change(board));
};

export const presentBoard = (client: QueryClient): Board | undefined =>
  client.getQueriesData<Board>({ queryKey: BOARD, type: 'active' }).find(([, board]) => board)?.[1];

export const refreshApplication = (client: QueryClient, id: number): Promise<void> => refreshApplications(client, [id]);

/** What was read of them, beside it too, is read anew where it is shown. */
export function refreshApplications(client: QueryClient, ids: readonly number[]): Promise<void> {
  const those = new Set<unknown>(ids);
  const [noun] = applicationQuery(0).queryKey;
  return client.invalidateQueries({ predicate: ({ queryKey: [of, id] }) => of === noun && those.has(id) });
}

/** Takes in the fresh facts that an act answered. */
export function acceptCard(client: QueryClient, card: Card): void {
  changeBoard(client, (board) => putCard(board, card));
  void refreshApplication(client, card.id);
}

/** The next page of a column, by the cursor of the last one. */
export function useLoadMore(status: BoardStage) {
  const client = useQueryClient();
  const narrowed = useNarrowed();
  return useMutation({
    mutationFn: (after: string | null) =>
      call('getColumn', { params: { status }, query: { ...narrowed, ...(after !== null && { after }) } }),
    onSuccess: (page) => changeBoard(client, (board) => mergePage(board, fullColumn(page))),
    // Kept, each answer would lie in memory beside the board for minutes.
    gcTime: 0,
  });
}

/** What every act upon a card says of it. */
export interface Upon {
  /** Of the card as the reader saw it: the server refuses if somebody else changed it since. */
  version: number;
  idempotencyKey: string;
}

/** An act upon one card, after the moves of it that are on their way: its answer is the card as it then is. */
export function useCardAct<Variables, Shown extends Pick<Card, 'id' | 'status' | 'version'>>(
  card: Shown,
  act: (variables: Variables, upon: Upon & { seen: Shown | Card }) => Promise<CardForReader>,
) {
  const client = useQueryClient();
  const { seen, taken } = useSeenCard(card);
  const { send } = useLastingAct(
    ({ variables, version }: { variables: Variables; version: number }, idempotencyKey) =>
      act(variables, { version, idempotencyKey, seen }),
    {
      done: (answered, { version }) => {
        noteOwnAct(version, answered);
        acceptCard(client, answered);
      },
      // The board shows that truth, whatever was tried.
      failed: (error) => {
        const present = taken(error);
        if (present) acceptCard(client, present);
      },
    },
  );
  return {
    /** The card as the next try is upon it. */
    seen,
    send: async (variables: Variables, sending: Sending) => {
      await afterMovesOf(card.id, sending);
      return send({ variables, version: versionSeen(seen) }, sending);
    },
  };
}
