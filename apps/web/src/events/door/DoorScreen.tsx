import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readEventCode } from '@portal/domain/events/code.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useAddress } from '../../platform/address/useAddress.ts';
import { call } from '../../platform/network/api.ts';
import { isRefusal } from '../../platform/network/refusals.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { EVENTS } from '../events.queries.ts';
import { ChooseEvent } from './ChooseEvent.tsx';
import { keptDoors } from './offline/keptList.ts';
import { useAhead } from './offline/useAhead.ts';
import { useInstalled } from './offline/useInstalled.ts';
import { OpenDoor } from './OpenDoor.tsx';
import classes from './Door.module.css';

export { standInForMe } from './offline/keptMe.ts';

/** An event may be mended or called off while people stand at its door. */
const AGAIN_MS = 20_000;

/** The door of an event (product/events.md#check-in): its code stands in the address. */
export function DoorScreen() {
  const t = useText('door');
  const common = useText('common');
  // All that its parts say is there before a field has the focus: a part that waited for its texts would take it away.
  useText('eventList');
  useText('attendance');
  useInstalled();
  const { address, change } = useAddress();
  const code = address.get('event') ?? '';
  const query = useQuery({
    queryKey: [...EVENTS, 'door', code],
    queryFn: ({ signal }) => call('findDoor', { params: { code }, signal }),
    enabled: code !== '',
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const kept = useQuery({ queryKey: [...EVENTS, 'kept'], queryFn: keptDoors, staleTime: 0, networkMode: 'always' });
  const { error } = query;
  const read = readEventCode(code);
  // Without network as it lies on this device; it stays so until the server has answered: what was done here is not taken away.
  const [isAlone, setAlone] = useState(false);
  if (!isAlone && (query.isError || query.isPaused)) setAlone(true);
  const door = query.data ?? (isAlone ? kept.data?.find((one) => one.code === read) : undefined);
  const ahead = useAhead(query.data, query.dataUpdatedAt);
  const isUnknown = isRefusal(error, 'event.code') || isRefusal(error, 'event.format');
  const title = door && code !== '' && !isUnknown ? door.name : t('title');
  useEffect(() => {
    document.title = `${title} · ${common('productName')}`;
  }, [title, common]);

  const open = (event: string) => change({ event });
  if (code === '') return <ChooseEvent onOpen={open} />;
  if (isUnknown) return <ChooseEvent typed={code} wrong={error.problems.map(problemText).join(' ')} onOpen={open} />;
  if (door) return <OpenDoor key={door.id} door={door} ahead={ahead} onLeave={() => change({ event: undefined })} />;
  return (
    <div className={classes.screen}>
      <h1>{t('title')}</h1>
      <UntilRead query={query} />
    </div>
  );
}
