/** What removing a staff user asks the server. */
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Holdings } from '@portal/contract/users/removal.ts';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@portal/domain/access/roles.ts';
import { call } from '../../platform/network/api.ts';

/** What somebody is in charge of. */
export const useHoldings = (id: number) =>
  useQuery({
    queryKey: ['users', 'holdings', id],
    queryFn: ({ signal }) => call('getHoldings', { params: { id }, signal }),
    // An answer of before would ask for the wrong heirs.
    staleTime: 0,
    gcTime: 0,
  });

/** The kinds in which there is something to take over. */
export const kindsToInherit = (holdings: Holdings): AssignmentKind[] =>
  ASSIGNMENT_KINDS.filter((kind) => holdings[kind] > 0 || (kind === 'ephesian' && holdings.regions > 0));

/** Who may take over, by kind, in the order of the kinds; as the board's dialogs ask for it. */
export const useCandidates = (kinds: readonly AssignmentKind[]) =>
  useQueries({
    queries: kinds.map((kind) => ({
      queryKey: ['assignable', kind],
      queryFn: ({ signal }: { signal: AbortSignal }) => call('listAssignable', { params: { kind }, signal }),
    })),
  });
