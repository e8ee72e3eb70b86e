/** What staff do on the board all day, as requests to repeat. */
import { randomUUID } from 'node:crypto';
import type { Card } from '@portal/contract/applications/card.ts';
import type { SentColumn } from '@portal/contract/applications/board.ts';
import { fullColumn } from '@portal/contract/applications/fullCard.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Caller, Reply } from './caller.ts';

const BOARD = '/api/business/request/board';
const columnPath = (stage: BoardStage) => `/api/business/request/status/${stage}`;

export const openBoard = (caller: Caller): Promise<Reply> => caller.send('GET', BOARD);

/** What moving 5,000 applications would do, of which most may not go there. */
export const foreseeMany = (caller: Caller): Promise<Reply> =>
  caller.send('POST', '/api/business/request/many/preview', {
    body: { applications: Array.from({ length: 5_000 }, (_, index) => index + 1), act: { do: 'move', to: 'SENT' } },
  });

/** Goes down a long column, page after page, and begins anew at a depth that nobody scrolls to. */
export async function loadMore(caller: Caller): Promise<() => Promise<Reply>> {
  const cursors: string[] = [];
  let after: string | null | undefined;
  while (cursors.length < 40) {
    const path = `${columnPath('SENT')}${after ? `?after=${after}` : ''}`;
    after = (await caller.ask<{ data: SentColumn }>('GET', path)).data.next;
    if (!after) break;
    cursors.push(after);
  }
  let turn = 0;
  return () => caller.send('GET', `${columnPath('SENT')}?after=${cursors[turn++ % cursors.length]}`);
}

/** Opens one card after the other, of every column that the board shows. */
export async function openCards(caller: Caller): Promise<() => Promise<Reply>> {
  const { data } = await caller.ask<{ data: { columns: SentColumn[] } }>('GET', BOARD);
  const ids = data.columns.flatMap((column) => column.data.map(({ id }) => id));
  let turn = 0;
  return () => caller.send('GET', `/api/business/request/${ids[turn++ % ids.length]}`);
}

/** From where a move mails the applicant, and from where it mails nobody. */
export const MAILED: readonly BoardStage[] = ['INTERVIEW_SUCCESS', 'APPROVED'];
export const UNMAILED: readonly BoardStage[] = ['ANALYSIS', 'INTERVIEW'];

/** Moves cards of these stages that nothing holds back, each once; nothing when none is left. */
export async function moveCards(
  caller: Caller,
  stages: readonly BoardStage[],
): Promise<() => Promise<Reply> | undefined> {
  const waiting: Card[] = [];
  for (const stage of stages) {
    let next: string | null | undefined;
    do {
      const path = `${columnPath(stage)}${next ? `?after=${next}` : ''}`;
      const { data } = await caller.ask<{ data: SentColumn }>('GET', path);
      waiting.push(...fullColumn(data).data.filter(({ missing }) => missing.length === 0));
      next = data.next;
    } while (next);
  }
  return () => {
    const card = waiting.pop();
    if (!card) return undefined;
    const body = { from: card.status, to: card.nextStatus[0], version: card.version };
    return caller.send('POST', `/api/business/request/${card.id}/moves`, { body, key: randomUUID() });
  };
}

/** So many moves a second, evenly, until stopped; a move is not waited for. Answers their number, throws at a refusal. */
export function keepMoving(perSecond: number, move: () => Promise<Reply> | undefined): () => Promise<number> {
  const moves: Promise<Reply>[] = [];
  const timer = setInterval(() => {
    const moved = move();
    if (moved) moves.push(moved);
  }, 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    const replies = await Promise.all(moves);
    const refused = replies.find(({ status }) => status !== 200);
    if (refused) throw new Error(`A move was answered ${refused.status}: ${refused.body.toString().slice(0, 300)}`);
    return replies.length;
  };
}
