import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { OpenSession } from '@portal/contract/sessions.ts';
import { formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { deviceOf } from '@portal/domain/users/devices.ts';
import classes from './SessionList.module.css';
import { useDeviceName } from './useDeviceName.ts';

interface Props {
  sessions: readonly OpenSession[];
  /** Without it they are only shown. */
  onEnd?: (session: OpenSession) => void;
}

/** Sessions in words. The one in use has no button: that is what logging out is for. */
export function SessionList({ sessions, onEnd }: Props) {
  const t = useText('accounts');
  const device = useDeviceName();
  return (
    <ul className={classes.list}>
      {sessions.map((session) => {
        const { id, current, userAgent, ip, activeAt, createdAt, remember, proof } = session;
        const Mark = HANDHELD.includes(deviceOf(userAgent).system ?? '') ? IconDeviceMobile : IconDeviceDesktop;
        const of = { device: device(userAgent), instant: formatInstant(activeAt) };
        return (
          <li key={id} data-session={id}>
            <Mark className={classes.mark} size={28} stroke={1.5} aria-hidden />
            <div className={classes.what}>
              <p className={classes.device}>
                <strong>{of.device}</strong>
                {current && <span className={classes.current}>{t('thisDevice')}</span>}
              </p>
              <dl>
                <div>
                  <dt>{t('lastUse')}</dt>
                  <dd>{of.instant}</dd>
                </div>
                <div>
                  <dt>{t('signedInAt')}</dt>
                  <dd>{formatInstant(createdAt)}</dd>
                </div>
                <div>
                  <dt>{t('signedInWith')}</dt>
                  <dd>{t(`proof.${proof}`)}</dd>
                </div>
                <div>
                  <dt>{t('ip')}</dt>
                  <dd>{ip ?? t('unknownIp')}</dd>
                </div>
              </dl>
              {remember && <p className={classes.quiet}>{t('keptSignedIn')}</p>}
            </div>
            {onEnd && !current && (
              <Button variant="default" aria-label={t('endSessionOf', of)} onClick={() => onEnd(session)}>
                {t('endSession')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const HANDHELD: readonly string[] = ['iPhone', 'iPad', 'Android'];
