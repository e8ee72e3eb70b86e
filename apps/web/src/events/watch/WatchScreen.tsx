import { Button } from '@mantine/core';
import { IconMaximize, IconPencil, IconUserCheck } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { whyNotEditEvent } from '@portal/domain/events/event.ts';
import { idIn } from '../../platform/address/idIn.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { EventStatusMark } from '../EventStatusMark.tsx';
import { whenOf } from '../eventTimes.ts';
import { LiveFigures } from './LiveFigures.tsx';
import { useFigures } from './useFigures.ts';
import classes from './Watch.module.css';

/** How many are in at an event, live, to be read from across a hall (product/events.md#live). */
export function WatchScreen() {
  const t = useText('attendance');
  const common = useText('common');
  const id = idIn(useParams()['id']);
  const { permissions } = useActor();
  const mayManage = permissions.has('business.event.manage');
  const mayCheckIn = permissions.has('business.event.check.in');
  const query = useFigures(id);
  const { data: figures } = query;
  const mayEdit = mayManage && figures && whyNotEditEvent(figures.status).length === 0;
  return (
    <Screen
      title={figures?.name ?? t('live')}
      product={common('productName')}
      lead={figures && [figures.place, whenOf(figures)].join(' · ')}
      back={<BackLink to="/events/list" label={t('toList')} />}
      actions={
        <>
          {mayEdit && (
            <Button
              variant="default"
              component={Link}
              to={`/events/create/${id}`}
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              {t('edit')}
            </Button>
          )}
          {mayCheckIn && figures?.status === 'IN_PROGRESS' && (
            <Button
              variant="default"
              component={Link}
              to={`/events/check-in?event=${figures.code}`}
              leftSection={<IconUserCheck size={16} aria-hidden />}
            >
              {t('checkIn')}
            </Button>
          )}
          {document.fullscreenEnabled && (
            <Button
              variant="default"
              leftSection={<IconMaximize size={16} aria-hidden />}
              onClick={() => void document.querySelector('[data-live]')?.requestFullscreen()}
            >
              {t('fullScreen')}
            </Button>
          )}
        </>
      }
    >
      <UntilRead query={query} />
      {figures && (
        <div className={classes.watch} data-live>
          <p className={classes.state}>
            <EventStatusMark status={figures.status} />
            <span>
              {t('code')} <b>{figures.code}</b>
            </span>
          </p>
          <LiveFigures figures={figures} />
        </div>
      )}
    </Screen>
  );
}
