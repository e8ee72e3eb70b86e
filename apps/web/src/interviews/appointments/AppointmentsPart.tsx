import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { fullName } from '../../applications/fullName.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { lateOver } from '../../platform/late/late.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { useAppointments } from './appointments.queries.ts';
import { ComingAppointment } from './ComingAppointment.tsx';
import { PastAppointments } from './PastAppointments.tsx';
import classes from './Appointments.module.css';

const AppointmentDialog = lateOver(() => import('./AppointmentDialog.tsx'));
const CallOffDialog = lateOver(() => import('./CallOffDialog.tsx'));

/** When and where the interview is held: the coming appointment with what can be done of it, those of before below. */
export function AppointmentsPart({ application }: { application: Detail }) {
  const t = useText('appointments');
  const common = useText('common');
  const { id, may } = application;
  const name = fullName(application);
  const { data, error, refetch, isFetching } = useAppointments(id);
  const [dialog, setDialog] = useState<'arrange' | 'callOff'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setDialog(undefined);
  // The button that opened the dialog may be gone by then.
  const leave = () => {
    close();
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <section className={classes.part} aria-labelledby="appointments">
      <h3 id="appointments" className={classes.title} ref={heading} tabIndex={-1}>
        {t('title')}
      </h3>
      {error && !data && <FailedReading title={t('failed')} error={error} onRetry={refetch} busy={isFetching} />}
      {!error && !data && <SkeletonLines lines={2} label={common('loading')} />}
      {data?.coming && <ComingAppointment appointment={data.coming} name={name} />}
      {data && !data.coming && <p className={classes.quiet}>{t(may.appoint ? 'none' : 'noneToSee')}</p>}
      {data && (may.appoint || (may.cancelAppointment && data.coming)) && (
        <p className={classes.buttons}>
          {may.appoint && (
            <Button variant="default" onClick={() => setDialog('arrange')}>
              {t(data.coming ? 'change' : 'make')}
            </Button>
          )}
          {may.cancelAppointment && data.coming && (
            <Button variant="default" onClick={() => setDialog('callOff')}>
              {t('callOff')}
            </Button>
          )}
        </p>
      )}
      {data && data.past.length > 0 && <PastAppointments appointments={data.past} />}
      {data && dialog === 'arrange' && (
        <AppointmentDialog id={id} name={name} appointments={data} onDone={leave} onClose={close} />
      )}
      {data?.coming && dialog === 'callOff' && (
        <CallOffDialog id={id} name={name} appointment={data.coming} onDone={leave} onClose={close} />
      )}
    </section>
  );
}
