import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CensusReport } from '@portal/contract/census/reports.ts';
import { randomId } from '../../platform/browser/randomId.ts';
import { dropDraft, findDraft, keepDraft } from '../../platform/drafts/drafts.ts';
import { useSaving, type Step } from '../../platform/forms/saving/useSaving.ts';
import { call, presentOf } from '../../platform/network/api.ts';
import { ApiRefusal } from '../../platform/network/refusals.ts';
import { untilAnswered } from '../../platform/network/untilAnswered.ts';
import { useActor } from '../../platform/session/actor.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { reportKey } from './report.queries.ts';
import { newReportStore, type Unsent } from './reportStore.ts';
import { draftOf, type Path } from './typedReport.ts';

/**
 * The answers of a report, saved while they are typed. What the server does not have yet is kept in the window: a reload
 * sends it again, a lost network waits; what another enters at the same time is taken over or told beside it.
 */
export function useFilling(report: CensusReport) {
  const client = useQueryClient();
  const { userId } = useActor();
  const { church, census } = report;
  const params = useMemo(() => ({ church: church.id, census: census.id }), [church.id, census.id]);
  const owner = useMemo(() => ({ userId, name: `census.${params.church}.${params.census}` }), [userId, params]);
  const [store] = useState(() => newReportStore(report, findDraft(owner) as Unsent | undefined));
  const filling = useSyncExternalStore(store.subscribe, store.filling);

  const unsent = useMemo(() => {
    const accept = (now: CensusReport) => client.setQueryData(reportKey(params), now);
    return {
      note() {
        const { typed } = store.filling();
        if (Object.keys(typed).length > 0) keepDraft(owner, typed);
        else dropDraft(owner);
      },
      isSettled: () => Object.keys(store.filling().typed).length === 0,
      next(): Step | undefined {
        const sent = store.next();
        if (!sent) return undefined;
        const idempotencyKey = randomId();
        const body = { ...draftOf(sent), version: store.filling().base.version };
        const send = () => call('saveChurchReport', { params, body, idempotencyKey });
        return {
          async bring(sending) {
            const now = await untilAnswered(send, sending);
            store.arrived(sent, now);
            accept(now);
          },
          refused(error) {
            const present = presentOf('saveChurchReport', error);
            if (present) {
              store.take(present);
              accept(present);
              return true;
            }
            if (!(error instanceof ApiRefusal)) return false;
            // Sent, expired or closed meanwhile: it is read from now on.
            if (Object.keys(error.fields).length === 0) void client.invalidateQueries({ queryKey: reportKey(params) });
            const problems = Object.entries(error.fields).map(([path, problem]) => [path, problemText(problem)]);
            return store.refused(sent, Object.fromEntries(problems));
          },
        };
      },
    };
  }, [client, owner, params, store]);
  const { typed, ...saving } = useSaving(unsent);

  useEffect(() => store.take(report), [report, store]);

  const type = (path: Path, text: string) => {
    store.type(path, text);
    typed();
  };
  const keepOwn = (path: Path) => {
    store.keepOwn(path);
    typed();
  };
  return { filling, type, keepOwn, ...saving };
}

export type FillingReport = ReturnType<typeof useFilling>;
