import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { Attendee, Door, LetIn, ToldCheckIn } from '@portal/contract/events/checkIn.ts';
import type { Party } from '@portal/domain/events/checkIn.ts';
import { randomId } from '../../platform/browser/randomId.ts';
import { showFailure } from '../../platform/failures/showFailure.ts';
import { call } from '../../platform/network/api.ts';
import { isReached } from '../../platform/network/connection.ts';
import { ConnectionFailure } from '../../platform/network/refusals.ts';
import { failureTexts } from '../../platform/texts/fieldErrors.ts';
import { EVENTS } from '../events.queries.ts';
import type { Asked } from './asked.ts';
import type { Sound } from './doorSound.ts';
import { keepAct, listActs, newAct, type KeptAct } from './offline/actQueue.ts';
import { ALONE, judge, withSeen } from './offline/judge.ts';
import type { KeptList } from './offline/keptList.ts';
import { sendAct } from './offline/sendAct.ts';
import { useActs, useUntilSent } from './offline/useActs.ts';

export type Companions = Omit<Party, 'holder'>;

/** What the door says now. `kept`: let in, or to be verified, by a device without network. */
export type Outcome =
  | { is: 'in'; letIn: LetIn }
  | { is: 'kept'; key: string; attendee: Attendee | undefined; party: Party }
  | { is: 'refused'; key: string; asked: Asked; problem: FieldProblem; attendee: Attendee | undefined }
  | { is: 'undone'; name: string }
  | { is: 'failed'; error: unknown };

/**
 * What is done at a door, one after the other: a scanner may read the next licence before the server has answered for the
 * last one. Each act lies on the disk before it is sent. Companions that were entered and not saved are saved before whoever
 * comes next. What gets no answer is judged by what the device knows, and sent under its key when the connection is back.
 */
export function useDoor(door: Door, list: KeptList | undefined, play: (sound: Sound) => void) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [waiting, setWaiting] = useState(0);
  const [total, setTotal] = useState(door.attendance);
  const { isRead, unsent, refused, renew, tell, keep, drop } = useActs();
  const line = useRef<Promise<void>>(Promise.resolve());
  /** An act of the line runs later than it was made: it takes the list as it is then. */
  const known = useRef(list);
  useEffect(() => {
    known.current = list;
  }, [list]);
  /** What was entered of the last one's companions and not saved: by the key of their check-in. */
  const entered = useRef<{ of: string; save: () => Promise<void> }>(undefined);
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
    await entered.current?.save();
    entered.current = undefined;
  };
  /** Where it is too late for companions, whoever comes next comes in all the same. */
  const putCompanionsFirst = () =>
    putCompanions().catch((error: unknown) => {
      if (!(error instanceof ConnectionFailure)) entered.current = undefined;
      showFailure(error, failureTexts(error), 'companions');
    });

  const checkIn = async (asked: Asked, key: string) => {
    await putCompanionsFirst();
    const act = newAct(key, door, asked);
    // On the disk, and not yet among what is told to be unsent.
    await keepAct(act);
    const answer = isReached()
      ? await sendAct(act, { late: false }).catch(dropAndFail(key))
      : { is: 'unanswered' as const };
    if (answer.is === 'in') {
      await drop(key);
      known.current = withSeen(known.current, asked, act.at);
      return show(answer, 'in');
    }
    const others = answer.is === 'unanswered' ? (await listActs()).filter((one) => one.key !== key) : [];
    const judged = answer.is === 'refused' ? answer : judge(known.current, others, asked, act.at);
    if (judged.is === 'refused') {
      await drop(key);
      return show({ ...judged, key, asked }, 'refused');
    }
    tell(act);
    const attendee = judged.is === 'in' ? judged.attendee : undefined;
    return show({ is: 'kept', key, attendee, party: asked.party ?? ALONE }, judged.is === 'in' ? 'in' : 'refused');
  };
  const dropAndFail = (key: string) => async (error: unknown) => {
    await drop(key);
    throw error;
  };

  /** All that is not answered yet, in the order in which it was done; what is refused stays, for somebody to look at. */
  const sendAll = async () => {
    await putCompanionsFirst();
    let last: Outcome | undefined;
    try {
      for (const act of await renew()) {
        if (act.refused) continue;
        const answer = await sendAct(act, { late: true });
        if (answer.is === 'unanswered') return;
        if (answer.is === 'refused') {
          await keep({ ...act, refused: { problem: answer.problem, name: answer.attendee?.name } });
        } else {
          await drop(act.key);
          if (act.event === door.id) last = answer;
        }
      }
    } finally {
      // Hundreds may go out at once: the door says the last of them.
      if (last) show(last);
    }
  };
  const sendAgain = () => inLine(sendAll);
  useUntilSent(unsent.length, sendAgain);

  const changeKept = async (key: string, party: Party) => {
    const act = (await listActs()).find((one) => one.key === key);
    if (act) await keep({ ...act, asked: { ...act.asked, party } });
    setOutcome((now) => (now?.is === 'kept' && now.key === key ? { ...now, party } : now));
  };
  return {
    outcome,
    isRead,
    unsent: unsent.length,
    refused,
    sendAgain,
    isBusy: waiting > 0,
    total,
    setTotal,
    checkIn: (asked: Asked) => {
      const key = randomId();
      inLine(() => checkIn(asked, key));
    },
    noteCompanions: ({ id, key }: ToldCheckIn, companions: Companions | undefined) => {
      const save = async () => {
        const letIn = await call('changeParty', { params: { ...params, checkIn: id }, body: companions ?? ALONE });
        show({ is: 'in', letIn });
      };
      entered.current = companions && { of: key, save };
    },
    noteKeptCompanions: (key: string, { holder }: Party, companions: Companions | undefined) => {
      entered.current = companions && { of: key, save: () => changeKept(key, { holder, ...companions }) };
    },
    saveCompanions: () => inLine(putCompanions),
    undo: ({ id, key, attendee }: ToldCheckIn) =>
      inLine(async () => {
        const { attendance } = await call('undoCheckIn', { params: { ...params, checkIn: id } });
        if (entered.current?.of === key) entered.current = undefined;
        setTotal(attendance);
        show({ is: 'undone', name: attendee.name });
      }),
    /** It was not sent yet: it is gone without a trace. */
    undoKept: (key: string, name: string) =>
      inLine(async () => {
        if (entered.current?.of === key) entered.current = undefined;
        await drop(key);
        show({ is: 'undone', name });
      }),
    /** Somebody looked at what was refused late: nothing more is to be done, or they are let in all the same. */
    settle: (act: KeptAct, override?: { reason: string }) =>
      inLine(async () => {
        if (!override) return drop(act.key);
        const { refused: _refused, ...again } = act;
        await keep({ ...again, asked: { ...act.asked, override } });
        return sendAll();
      }),
  };
}
export type DoorActs = ReturnType<typeof useDoor>;

/** The last twenty at a door. */
export const lastKey = (event: number) => [...EVENTS, 'door', event, 'last'];
