import { useMemo } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Card, CardForReader } from '@portal/contract/applications/card.ts';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { UNDO_MS } from '@portal/domain/applications/moves.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { call, presentOf } from '../../platform/network/api.ts';
import { failureTexts, problemText } from '../../platform/texts/fieldErrors.ts';
import { showFailure } from '../../platform/failures/showFailure.ts';
import { formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { ApiRefusal, isRefusal } from '../../platform/network/refusals.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { acceptCard } from '../applications.queries.ts';
import { resyncBoard } from '../applications.live.ts';
import { cardSubject } from '../cardSubject.ts';
import { lastChangeOf } from '../lastChange.ts';
import { fullName } from '../fullName.ts';

/** What a move says when it waits, is made, or is refused. Every notice names the card. */
export function useMoveNotices() {
  const client = useQueryClient();
  const t = useText('applications');
  const stages = useText('stages');

  return useMemo(() => {
    const waiting = new Set<string>();
    const failed = (error: unknown, texts: readonly string[], { id }: Pick<Card, 'id'>) =>
      void showFailure(error, texts, cardSubject(id));

    const undo = async (from: Card, moved: CardForReader) => {
      const name = fullName(moved);
      try {
        const back = await call('undoMove', { params: { id: moved.id }, body: { version: moved.version } });
        acceptCard(client, back);
        const text = t('move.undone', { name, stage: stages(from.status) });
        showToast({ tone: 'done', text, subject: cardSubject(moved.id) });
      } catch (error) {
        failed(error, [t('move.undoFailed'), ...failureTexts(error)], moved);
      }
      // Both counts change, and the card may come from where this reader does not see.
      resyncBoard(client);
    };

    /** The fresh card's truth, and who changed it and when, as far as the reader may know. */
    const whatHappened = async (error: ApiRefusal, id: number): Promise<string[]> => {
      const fresh = presentOf('moveApplication', error);
      if (!fresh) return [];
      acceptCard(client, fresh);
      const last = await lastChange(client, id);
      return [
        t('move.changedTo', { stage: stages(fresh.status) }),
        ...(last?.by ? [t('move.changedBy', { by: last.by, when: formatInstant(last.at) })] : []),
      ];
    };

    return {
      /** Said once a move, however often it is tried. */
      waiting: (card: Card, key: string) => {
        if (waiting.has(key)) return;
        waiting.add(key);
        const text = t('move.waiting', { name: fullName(card) });
        showToast({ tone: 'waiting', text, subject: cardSubject(card.id), forMs: UNDO_MS });
      },
      moved: (from: Card, moved: CardForReader) =>
        void showToast({
          tone: 'done',
          text: t('move.moved', { name: fullName(moved), stage: stages(moved.status) }),
          subject: cardSubject(moved.id),
          forMs: UNDO_MS,
          action: { label: t('move.undo'), run: () => void undo(from, moved) },
        }),
      refused: async (error: unknown, card: Card, to: BoardStage) => {
        const name = fullName(card);
        if (isRefusal(error, 'http.notFound'))
          return failed(error, [t('move.refusedAnywhere', { name }), t('move.gone')], card);
        if (isRefusal(error, 'move.stale')) {
          return failed(error, [t('move.refusedAnywhere', { name }), ...(await whatHappened(error, card.id))], card);
        }
        const stays = t('move.refused', { name, stage: stages(card.status) });
        failed(error, [stays, ...reasons(error, card.status, to)], card);
      },
    };

    /** All unmet gates, stages by their names; a missing right with the reader's own role that holds it. */
    function reasons(error: unknown, from: BoardStage, to: BoardStage): string[] {
      if (!(error instanceof ApiRefusal)) return failureTexts(error);
      const texts = error.problems.map((problem) =>
        problem.code === 'move.invalid'
          ? problemText({ code: problem.code, params: { from: stages(from), to: stages(to) } })
          : problemText(problem),
      );
      return [...texts, ...error.roles.map(({ name: role }) => t('move.roleHolds', { role: role }))];
    }
  }, [client, t, stages]);
}

async function lastChange(client: QueryClient, id: number): Promise<Detail['history'][number] | undefined> {
  try {
    const application = await client.fetchQuery({
      queryKey: ['application', id],
      queryFn: () => call('getApplication', { params: { id } }),
    });
    return lastChangeOf(application);
  } catch {
    // Who changed it is only told where it can be read.
    return undefined;
  }
}
