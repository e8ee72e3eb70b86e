import { Button, TextInput } from '@mantine/core';
import { call } from '../../platform/network/api.ts';
import { useCopying } from '../../platform/browser/useCopying.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { FactorDialog, type ChangeProps } from './FactorDialog.tsx';
import classes from './SecondFactor.module.css';

/** Sets an authenticator app up: scan, type what it shows, prove oneself. */
export function SetUpAppDialog({ stands, onDone, onClose }: ChangeProps) {
  const t = useText('secondFactor');
  return (
    <FactorDialog
      title={t('setUpTitle')}
      submitLabel={t('setUpSubmit')}
      stands={stands}
      send={async ({ proof, key }, form) => {
        const body = { ...proof, appCode: form.getValues('appCode') };
        const { codes } = await call('setUpApp', { body, idempotencyKey: key });
        showToast({ tone: 'done', text: t('appSet') });
        return codes;
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {({ register, formState }, { secret, uri }) => (
        <>
          <p>{t('setUpScan')}</p>
          <QrCode text={uri} label={t('qrLabel')} className={classes.qr} />
          <Key secret={secret} />
          <TextInput
            {...register('appCode', {
              validate: (typed) => typed.trim() !== '' || problemText({ code: 'field.required' }),
            })}
            label={t('appCode')}
            inputMode="numeric"
            autoComplete="off"
            error={formState.errors.appCode?.message}
          />
        </>
      )}
    </FactorDialog>
  );
}

/** The secret in groups of four, for whoever cannot scan: on a phone the portal and the app are on one screen. */
function Key({ secret }: { secret: string }) {
  const t = useText('secondFactor');
  const { copy, said, shown } = useCopying(secret);
  return (
    <div className={classes.key}>
      <p>{t('setUpType')}</p>
      <code ref={shown}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <Button variant="default" onClick={copy}>
        {t('copyKey')}
      </Button>
      <output>{said === 'copied' && t('keyCopied')}</output>
    </div>
  );
}
