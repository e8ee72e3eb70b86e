/** What the list of failed jobs asks the server. */
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';

/** What is renewed when a job is tried again. */
export const FAILED_JOBS = ['failedJobs'] as const;

export const useFailedJobs = () =>
  useQuery({ queryKey: FAILED_JOBS, queryFn: ({ signal }) => call('listFailedJobs', { signal }) });
