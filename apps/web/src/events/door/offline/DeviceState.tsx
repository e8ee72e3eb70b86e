import { useEffect, useState } from 'react';
import { IconCloudCheck, IconCloudOff, IconClockExclamation, IconDeviceMobileCheck } from '@tabler/icons-react';
import type { Door } from '@portal/contract/events/checkIn.ts';
import { minutesOff } from '@portal/domain/events/offline.ts';
import { isReached, onConnectionChange } from '../../../platform/network/connection.ts';
import { formatNumber } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { StateMark } from '../../../ui/states/StateMark.tsx';
import { timeOf } from '../../eventTimes.ts';
import type { KeptList } from './keptList.ts';
import classes from '../Door.module.css';

interface Props {
  door: Door;
  list: KeptList | undefined;
  ahead: number;
  /** Nothing while that is not known. */
  unsent: number | undefined;
}

/** What this device can do without network: how fresh its list is, what is not sent, and whether its clock is right. */
export function DeviceState({ door, list, ahead, unsent }: Props) {
  const t = useText('door');
  const reached = useReached();
  const off = minutesOff(ahead, 0);
  const time = (at: number) => timeOf(new Date(at - ahead).toISOString(), door.zone);
  return (
    <Panel title={t('device')}>
      <ul className={classes.device}>
        <li>
          <StateMark icon={reached ? IconCloudCheck : IconCloudOff} tone={reached ? 'good' : 'attention'}>
            {t(reached ? 'device.connected' : 'device.alone')}
          </StateMark>
        </li>
        <li>
          <StateMark icon={IconDeviceMobileCheck} tone={list ? 'good' : 'attention'}>
            {list
              ? t('device.list', {
                  count: list.attendees.length,
                  shown: formatNumber(list.attendees.length),
                  time: time(list.readAt),
                })
              : t('device.noList')}
          </StateMark>
        </li>
        {unsent !== undefined && (
          <li className={classes.quiet}>
            {unsent === 0 ? t('device.allSent') : t('waitingToSend', { count: unsent, shown: formatNumber(unsent) })}
          </li>
        )}
        {off !== 0 && (
          <li>
            <StateMark icon={IconClockExclamation} tone="attention">
              {t(off > 0 ? 'device.ahead' : 'device.behind', {
                count: Math.abs(off),
                shown: formatNumber(Math.abs(off)),
              })}
            </StateMark>
          </li>
        )}
      </ul>
    </Panel>
  );
}

function useReached(): boolean {
  const [reached, setReached] = useState(isReached);
  useEffect(() => onConnectionChange(() => setReached(isReached())), []);
  return reached;
}
