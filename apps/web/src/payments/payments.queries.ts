import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';

/** What is renewed when a payment or an exoneration is another. */
export const MONEY = ['money'] as const;

/** Above which amount an exoneration waits for a second person. `enabled`: it is read at all. */
export const useExonerationLimit = (enabled = true) =>
  useQuery({
    queryKey: [...MONEY, 'limit'],
    queryFn: ({ signal }) => call('getExonerationLimit', { signal }),
    enabled,
  });

/** How case numbers look once they are whole. */
const CASE_NUMBER = /^\d{4}-\d{6}$/;

/** The case that a payment is about to be assigned to, once its number is typed in full. */
export function usePayableCase(payment: number, typed: string) {
  const caseNumber = typed.trim();
  return useQuery({
    queryKey: [...MONEY, 'case', payment, caseNumber],
    queryFn: ({ signal }) => call('findPayableCase', { params: { id: payment }, query: { caseNumber }, signal }),
    enabled: CASE_NUMBER.test(caseNumber),
    retry: false,
  });
}
