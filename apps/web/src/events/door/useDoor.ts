import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { Attendee, Door, LetIn, ToldCheckIn } from '@portal/contract/events/checkIn.ts';
import type { Party } from '@portal/domain/events/checkIn.ts';
import { randomId } from '../../platform/browser/randomId.ts';
import { call, presentOf } from '../../platform/network/api.ts';
import { ApiRefusal, ConnectionFailure } from '../../platform/network/refusals.ts';
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

/** What the door says now. */
export type Outcome =
  | { is: 'in'; letIn: LetIn }
  | { is: 'refused'; key: string; asked: Asked; problem: FieldProblem; attendee: Attendee | undefined }
  | { is: 'unsent'; asked: Asked; key: string }
  | { is: 'undone'; name: string }
  | { is: 'failed'; error: unknown };

/**
 * What is done at a door, one after the other: a scanner may read the next licence before the server has answered for the
 * last one. Companions that were entered and not saved are saved before whoever comes next.
 */
export function useDoor(door: Door, play: (sound: Sound) => void) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [waiting, setWaiting] = useState(0);
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
  const send = async (asked: Asked, key: string) => {
    try {
      await putCompanions();
      const letIn = await call('checkIn', { params, body: { key, ...asked } });
      show({ is: 'in', letIn }, 'in');
    } catch (error) {
      if (error instanceof ConnectionFailure) return show({ is: 'unsent', asked, key }, 'refused');
      const problem = error instanceof ApiRefusal && !error.has('GE005') ? error.problems[0] : undefined;
      if (!problem) throw error;
      show({ is: 'refused', key, asked, problem, attendee: presentOf('checkIn', error) ?? undefined }, 'refused');
    }
  };

  return {
    outcome,
    isBusy: waiting > 0,
    total,
    setTotal,
    /** The key is that of a try whose answer was lost. */
    checkIn: (asked: Asked, key = randomId()) => inLine(() => send(asked, key)),
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
export type DoorActs = ReturnType<typeof useDoor>;

/** The last twenty at a door. */
export const lastKey = (event: number) => [...EVENTS, 'door', event, 'last'];
