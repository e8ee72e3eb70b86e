import { useEffect, useRef, useState } from 'react';
import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowLeft, IconDeviceDesktopAnalytics, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import type { Door } from '@portal/contract/events/checkIn.ts';
import { late } from '../../platform/late/late.tsx';
import { follow } from '../../platform/live/topics.ts';
import { queryClient } from '../../platform/network/queryClient.ts';
import { onOrOff, useKept } from '../../platform/session/useKept.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { EventStatusMark } from '../EventStatusMark.tsx';
import { whenOf } from '../eventTimes.ts';
import { Answer } from './Answer.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { Asked } from './asked.ts';
import { playSound } from './doorSound.ts';
import { LastCheckIns } from './LastCheckIns.tsx';
import { NameSearch } from './NameSearch.tsx';
import { DeviceState } from './offline/DeviceState.tsx';
import { ToLookAt } from './offline/ToLookAt.tsx';
import { useKeptList } from './offline/useKeptList.ts';
import { lastKey, useDoor } from './useDoor.ts';
import classes from './Door.module.css';

const WAYS = ['byCode', 'byCamera', 'byName'] as const;
type Way = (typeof WAYS)[number];
const { Component: CameraReader } = late(() => import('./camera/CameraReader.tsx'));

/** Other doors let people in too: what they did is read anew no more often than this. */
const AT_MOST_EVERY_MS = 3_000;

/** The door itself, with a device whose clock is `ahead` by so many milliseconds: who comes is found, and the answer stands in large. */
export function OpenDoor({ door, ahead, onLeave }: { door: Door; ahead: number; onLeave: () => void }) {
  const t = useText('door');
  const [sound, keepSound] = useKept('doorSound', onOrOff);
  const list = useKeptList(door, ahead);
  const acts = useDoor(door, list, (heard) => sound === 'on' && playSound(heard));
  const { setTotal } = acts;
  const [way, setWay] = useState<Way>('byCode');
  const field = useRef<HTMLInputElement>(null);
  useOtherDoors(door.id, setTotal);

  const checkIn = (asked: Asked) => {
    acts.checkIn(asked);
    field.current?.focus();
  };
  const Loud = sound === 'on' ? IconVolume : IconVolumeOff;
  return (
    <div className={classes.screen}>
      <header className={classes.header}>
        <div>
          <button type="button" className={classes.back} onClick={onLeave}>
            <IconArrowLeft size={18} aria-hidden />
            {t('otherEvent')}
          </button>
          <h1>{door.name}</h1>
          <p className={classes.quiet}>{[door.place, whenOf(door)].join(' · ')}</p>
          <EventStatusMark status={door.status} />
        </div>
        <p className={classes.total}>
          <b>{formatNumber(acts.total)}</b> {t('inside')}
        </p>
      </header>
      <div className={classes.columns}>
        <div className={classes.column}>
          <SegmentedControl
            fullWidth
            aria-label={t('how')}
            value={way}
            onChange={setWay}
            data={WAYS.map((value) => ({ value, label: t(value) }))}
          />
          {way === 'byCode' && <CodeForm field={field} onCode={(code) => checkIn({ code })} />}
          {way === 'byCamera' && <CameraReader onCode={(code) => checkIn({ code })} />}
          {way === 'byName' && <NameSearch event={door.id} list={list} onFound={(client) => checkIn({ client })} />}
          <Answer door={door} acts={acts} onCheckIn={checkIn} onDone={() => field.current?.focus()} />
        </div>
        <div className={classes.column}>
          <div className={classes.tools}>
            <Button
              variant="default"
              component="a"
              href={`/B_Portal/events/live/${door.id}`}
              target="_blank"
              aria-label={t('wallNew')}
              leftSection={<IconDeviceDesktopAnalytics size={18} aria-hidden />}
            >
              {t('wall')}
            </Button>
            <Button
              variant="default"
              leftSection={<Loud size={18} aria-hidden />}
              onClick={() => keepSound((now) => (now === 'on' ? 'off' : 'on'))}
            >
              {t(sound === 'on' ? 'mute' : 'unmute')}
            </Button>
          </div>
          <ToLookAt door={door} acts={acts} ahead={ahead} />
          <DeviceState door={door} list={list} ahead={ahead} unsent={acts.isRead ? acts.unsent : undefined} />
          <LastCheckIns door={door} acts={acts} />
        </div>
      </div>
    </div>
  );
}

/** How many are in and who came last, wherever they came in. */
function useOtherDoors(id: number, setTotal: (total: number) => void): void {
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      pause ??= setTimeout(() => {
        pause = undefined;
        void queryClient.invalidateQueries({ queryKey: lastKey(id) });
      }, AT_MOST_EVERY_MS);
    };
    const stop = follow('attendance', {
      onMissed: renew,
      onEvent({ events }) {
        const told = events.find((event) => event.id === id);
        if (!told) return;
        setTotal(told.total);
        renew();
      },
    });
    return () => {
      clearTimeout(pause);
      stop();
    };
  }, [id, setTotal]);
}
