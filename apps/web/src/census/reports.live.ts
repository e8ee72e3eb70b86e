/** Live changes of quarterly reports (product/api.md#live). */
import { useEffect } from 'react';
import { follow } from '../platform/live/topics.ts';
import { queryClient } from '../platform/network/queryClient.ts';
import { contactsKey } from './chasing/contacts.queries.ts';
import { reportKey } from './report/report.queries.ts';
import { REPORTS } from './reports.queries.ts';

/** The first change is read at once; what follows within this time, once for all. */
const GATHER_MS = 2_000;

const none = { church: 0, census: 0 };
const READ_ANEW = [REPORTS, [reportKey(none)[0]], [contactsKey(none)[0]]] as const;
const readAnew = () => READ_ANEW.forEach((queryKey) => void queryClient.invalidateQueries({ queryKey }));

/** Reads what a screen shows of reports anew when one is another: of any church, or of one alone. */
export function useReportsLive(church?: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOwed = false;
    const wait = () => {
      timer = setTimeout(() => {
        timer = undefined;
        if (isOwed) renew();
      }, GATHER_MS);
    };
    const renew = () => {
      isOwed = timer !== undefined;
      if (isOwed) return;
      readAnew();
      wait();
    };
    const stop = follow('reports', {
      // The first read of the screen is under way.
      onMissed: () => {
        isOwed = true;
        if (timer === undefined) wait();
      },
      onEvent: ({ churches }) => {
        if (church === undefined || churches.includes(church)) renew();
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [church]);
}
