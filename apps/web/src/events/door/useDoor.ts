import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { Attendee, Door, LetIn, ToldCheckIn } from '@portal/contract/events/checkIn.ts';
import type { Party } from '@portal/domain/events/checkIn.ts';
import { randomId } from '../../platform/browser/randomId.ts';
import { showFailure } from '../../platform/failures/showFailure.ts';
import { call, presentOf } from '../../platform/network/api.ts';
import { onceBack } from '../../platform/network/connection.ts';
import { ApiRefusal, ConnectionFailure } from '../../platform/network/refusals.ts';
import { failureTexts } from '../../platform/texts/fieldErrors.ts';
import { EVENTS } from '../events.queries.ts';
import type { Sound } from './doorSound.ts';

/** Who is to be let in: by a code, or by an account that was found. */
export interface Asked {
  code?: string;
  client?: number;
  party?: Party;
  override?: { reason: string };
}
type Companions = Omit<Party, 'holder'>;

interface Unsent {
  asked: Asked;
  key: string;
}

/** What the door says now. */
export type Outcome =
  | { is: 'in'; letIn: LetIn }
  | { is: 'refused'; key: string; asked: Asked; problem: FieldProblem; attendee: Attendee | undefined }
  | { is: 'unsent' }
  | { is: 'undone'; name: string }
  | { is: 'failed'; error: unknown };

/**
 * What is done at a door, one after the other: a scanner may read the next licence before the server has answered for the
 * last one. Companions that were entered and not saved are saved before whoever comes next. What got no answer is sent again
 * when the connection is back, under its key.
 */
export function useDoor(door: Door, play: (sound: Sound) => void) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [waiting, setWaiting] = useState(0);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const [total, setTotal] = useState(door.attendance);
  const line = useRef<Promise<void>>(Promise.resolve());
  /** What was entered of the last one's companions and not sent. */
  const entered = useRef<{ checkIn: ToldCheckIn; companions: Companions }>(undefined);
  const params = { id: door.id };

  const show = (next: Outcome, sound?: Sound) => {
    setOutcome(next);
    if (sound) play(sound);
    if (next.is === 'in') setTotal(next.letIn.attendance);
    void client.invalidateQueries({ queryKey: lastKey(door.id) });
  };
  const inLine = (act: () => Promise<void>) => {
    setWaiting((count) => count + 1);
    line.current = line.current
      .then(act)
      .catch((error: unknown) => show({ is: 'failed', error }, 'refused'))
      .finally(() => setWaiting((count) => count - 1));
  };

  const putCompanions = async () => {
    if (!entered.current) return;
    const { checkIn, companions } = entered.current;
    const letIn = await call('changeParty', { params: { ...params, checkIn: checkIn.id }, body: companions });
    entered.current = undefined;
    show({ is: 'in', letIn });
  };
  /** Where it is too late for companions, whoever comes next comes in all the same. */
  const putCompanionsFirst = () =>
    putCompanions().catch((error: unknown) => {
      if (error instanceof ConnectionFailure) throw error;
      entered.current = undefined;
      showFailure(error, failureTexts(error), 'companions');
    });
  const send = async (asked: Asked, key: string) => {
    try {
      await putCompanionsFirst();
      const letIn = await call('checkIn', { params, body: { key, ...asked } });
      forget(key);
      show({ is: 'in', letIn }, 'in');
    } catch (error) {
      if (error instanceof ConnectionFailure) {
        setUnsent((those) => (those.some((one) => one.key === key) ? those : [...those, { asked, key }]));
        return show({ is: 'unsent' }, 'refused');
      }
      tellIfLate(key, error);
      const problem = error instanceof ApiRefusal && !error.has('GE005') ? error.problems[0] : undefined;
      if (!problem) throw error;
      show({ is: 'refused', key, asked, problem, attendee: presentOf('checkIn', error) ?? undefined }, 'refused');
    }
  };

  const forget = (key: string) => setUnsent((those) => those.filter((one) => one.key !== key));
  /** Of who was let through meanwhile the refusal must not pass with the next answer. */
  const tellIfLate = (key: string, error: unknown) => {
    if (unsent.some((one) => one.key === key)) {
      const name = presentOf('checkIn', error)?.name;
      showFailure(error, name === undefined ? failureTexts(error) : [`${name}:`, ...failureTexts(error)], key);
    }
    forget(key);
  };
  const sendAgain = () => unsent.forEach(({ asked, key }) => inLine(() => send(asked, key)));
  useUntilSent(unsent.length, sendAgain);

  return {
    outcome,
    unsent: unsent.length,
    sendAgain,
    isBusy: waiting > 0,
    total,
    setTotal,
    checkIn: (asked: Asked) => {
      const key = randomId();
      inLine(() => send(asked, key));
    },
    noteCompanions: (checkIn: ToldCheckIn, companions: Companions | undefined) => {
      entered.current = companions && { checkIn, companions };
    },
    saveCompanions: () => inLine(putCompanions),
    undo: ({ id, attendee }: ToldCheckIn) =>
      inLine(async () => {
        const { attendance } = await call('undoCheckIn', { params: { ...params, checkIn: id } });
        if (entered.current?.checkIn.id === id) entered.current = undefined;
        setTotal(attendance);
        show({ is: 'undone', name: attendee.name });
      }),
  };
}
/** Sends again when the connection is back; until then whoever leaves the page is asked. */
function useUntilSent(unsent: number, sendAgain: () => void): void {
  const again = useEffectEvent(sendAgain);
  useEffect(() => {
    if (unsent === 0) return undefined;
    const stop = onceBack(() => again());
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      stop();
      removeEventListener('beforeunload', ask);
    };
  }, [unsent]);
}
export type DoorActs = ReturnType<typeof useDoor>;

/** The last twenty at a door. */
export const lastKey = (event: number) => [...EVENTS, 'door', event, 'last'];
