/** When somebody is away, and who stands in. */
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';

/** A dialog begins with what is true now. */
export const useAbsence = (id: number) =>
  useQuery({
    queryKey: ['absence', id],
    queryFn: ({ signal }) => call('getAbsence', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
