import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import type { OwnFactors } from '@portal/contract/users/secondFactor.ts';
import { supportsPasskeys } from '../../platform/passwords/passkeys.ts';
import { formatDate, formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { Asked } from './FactorDialogs.tsx';
import classes from './SecondFactor.module.css';

interface Props {
  factors: OwnFactors;
  onAsk: (asked: Asked) => void;
}

/** The own factors, each with what may be done about it. */
export function FactorParts({ factors: { app, passkeys, codesLeft, needed }, onAsk }: Props) {
  const t = useText('secondFactor');
  const stands = app !== null || passkeys.length > 0;
  return (
    <div className={classes.parts}>
      {needed && stands && <p>{t('neededNote')}</p>}
      <Panel title={t('appTitle')}>
        <p>{t('appText')}</p>
        <p>
          <strong>{app ? t('appOn', { date: formatDate(app.createdAt) }) : t('appOff')}</strong>
        </p>
        <div className={classes.acts}>
          <Button variant={stands ? 'default' : 'filled'} onClick={() => onAsk({ about: 'app' })}>
            {t(app ? 'replaceApp' : 'setUpApp')}
          </Button>
          {app && (
            <Button variant="default" onClick={() => onAsk({ about: 'appOff' })}>
              {t('removeApp')}
            </Button>
          )}
        </div>
      </Panel>
      <Panel title={t('passkeysTitle')}>
        <p>{t('passkeysText')}</p>
        {passkeys.length === 0 && <p>{t('noPasskeys')}</p>}
        {passkeys.length > 0 && (
          <ul className={classes.passkeys}>
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <IconFingerprint size={24} stroke={1.5} aria-hidden />
                <div>
                  <strong>{passkey.name}</strong>
                  <p>{t('passkeyAdded', { date: formatDate(passkey.createdAt) })}</p>
                  <p>
                    {passkey.lastUsedAt
                      ? t('passkeyUsed', { instant: formatInstant(passkey.lastUsedAt) })
                      : t('passkeyUnused')}
                  </p>
                </div>
                <Button
                  variant="default"
                  aria-label={t('removePasskeyOf', { name: passkey.name })}
                  onClick={() => onAsk({ about: 'passkeyOff', passkey })}
                >
                  {t('removePasskey')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {supportsPasskeys() ? (
          <div className={classes.acts}>
            <Button variant="default" onClick={() => onAsk({ about: 'passkey' })}>
              {t('addPasskey')}
            </Button>
          </div>
        ) : (
          <p>{t('noPasskeysHere')}</p>
        )}
      </Panel>
      {stands && (
        <Panel title={t('codesTitle')}>
          <p>{t('codesText')}</p>
          <p>
            <strong>{t('codesLeft', { count: codesLeft })}</strong>
          </p>
          <div className={classes.acts}>
            <Button variant="default" onClick={() => onAsk({ about: 'renewal' })}>
              {t('renewCodes')}
            </Button>
          </div>
        </Panel>
      )}
    </div>
  );
}
