/**
 * Moves on their way: shown on every board that is read meanwhile, and sent one after the other, in the order in which
 * they were made. Those made without a dialog are kept over a reload too, rather than only asked about before it: a
 * phone drops tabs without asking. What is kept is ids and stages alone; the tab that is closed still asks, since what
 * is kept goes with it.
 */
import type { CardForReader } from '@portal/contract/applications/card.ts';
import { isBoardStage, type BoardStage } from '@portal/domain/applications/stages.ts';
import { dropDraft, findDraft, keepDraft } from '../../platform/drafts/drafts.ts';
import { anySignal } from '../../platform/browser/signals.ts';
import { countAsUnsent } from '../../platform/drafts/unsavedInput.ts';
import { GivenUp, untilAnswered, untilSignedOut, type Sending } from '../../platform/network/untilAnswered.ts';
import { moveInBoard, type Board } from '../board/boardState.ts';

export interface HeldMove {
  /** The idempotency key: the same through all repeats and over a reload, so that a move is made once. */
  key: string;
  id: number;
  from: BoardStage;
  to: BoardStage;
  /** Of the card as the reader saw it: the server refuses if it changed since. */
  version: number;
  /** When it was made. */
  at: string;
  /** Whose it is where it is kept over a reload. */
  keptFor?: number;
}

const onTheirWay: HeldMove[] = [];
let line: Promise<unknown> = Promise.resolve();
let lineWaits = false;

countAsUnsent(() => lineWaits);

/** A board as it will look; what the server told of it does not know these moves yet. */
export const withMovesOnTheirWay = (board: Board): Board =>
  onTheirWay.reduce((shown, { id, to, at }) => moveInBoard(shown, id, to, at), board);

export function hold(move: HeldMove): void {
  onTheirWay.push(move);
  changeKept(move, (kept) => [...kept.filter(({ key }) => key !== move.key), move]);
}

/** The move was made or refused. */
export function letGo(move: HeldMove): void {
  letGoUnsent(move);
  changeKept(move, (kept) => kept.filter(({ key }) => key !== move.key));
}

/** Its session ended: what was kept is for the next one of the same user. */
export function letGoUnsent(move: HeldMove): void {
  const at = onTheirWay.indexOf(move);
  if (at >= 0) onTheirWay.splice(at, 1);
}

/** Later moves of the card begin where this one ended: their user saw it so. */
function passOn(card: CardForReader): void {
  for (const later of onTheirWay) {
    if (later.id !== card.id || later.from !== card.status) continue;
    later.version = card.version;
    changeKept(later, (kept) => kept.map((one) => (one.key === later.key ? later : one)));
  }
}

/** Whether any is; a board that is read now would show their cards where they no longer stand. */
export const areMovesOnTheirWay = (): boolean => onTheirWay.length > 0;

/** Before another act upon a card: the moves of it that are on their way are answered first. */
export async function afterMovesOf(id: number, sending: Sending): Promise<void> {
  if (!onTheirWay.some((move) => move.id === id)) return;
  if (lineWaits) sending.onWaiting({ mayHaveArrived: false });
  await inTurn(line, anySignal(sending.signal, untilSignedOut()));
}

/** Sends when all earlier moves are answered. Fails as `untilAnswered` does. */
export function sendInLine(send: () => Promise<CardForReader>, sending: Sending): Promise<CardForReader> {
  const signal = anySignal(sending.signal, untilSignedOut());
  const onWaiting: Sending['onWaiting'] = (tries) => {
    lineWaits = true;
    sending.onWaiting(tries);
  };
  if (lineWaits) sending.onWaiting({ mayHaveArrived: false });
  const earlier = line;
  const sendNow = async () => {
    try {
      const card = await untilAnswered(send, { ...sending, signal, onWaiting });
      passOn(card);
      return card;
    } finally {
      lineWaits = false;
    }
  };
  const answer = inTurn(earlier, signal).then(sendNow);
  line = Promise.allSettled([earlier, answer]);
  return answer;
}

function inTurn(earlier: Promise<unknown>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new GivenUp(false));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    void earlier.then(() => resolve()).finally(() => signal.removeEventListener('abort', abort));
  });
}

const ownerOf = (userId: number) => ({ userId, name: 'moves' });

function keptMoves(userId: number): HeldMove[] {
  const kept = findDraft(ownerOf(userId));
  return Array.isArray(kept) ? kept.filter(isMove) : [];
}

function changeKept({ keptFor }: HeldMove, change: (kept: readonly HeldMove[]) => HeldMove[]): void {
  if (keptFor === undefined) return;
  const kept = change(keptMoves(keptFor));
  if (kept.length === 0) dropDraft(ownerOf(keptFor));
  else keepDraft(ownerOf(keptFor), kept);
}

/** The moves of this user that nobody answered before the page was loaded, in their order. */
export const movesToResume = (userId: number): HeldMove[] =>
  keptMoves(userId).filter(({ key }) => !onTheirWay.some((move) => move.key === key));

function isMove(value: unknown): value is HeldMove {
  const move = value as Partial<Record<keyof HeldMove, unknown>> | null;
  const figures = [move?.id, move?.version, move?.keptFor].every((figure) => Number.isSafeInteger(figure));
  const texts = [move?.key, move?.at].every((text) => typeof text === 'string');
  return figures && texts && [move?.from, move?.to].every((stage) => isBoardStage(String(stage)));
}
