import type { OwnFactors } from '@portal/contract/users/secondFactor.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { FactorDialog, type ChangeProps } from './FactorDialog.tsx';
import { SetUpAppDialog } from './SetUpAppDialog.tsx';

/** What was asked for, or what is shown once. */
export type Asked =
  | { about: 'app' }
  | { about: 'passkey' }
  | { about: 'appOff' }
  | { about: 'renewal' }
  | { about: 'passkeyOff'; passkey: OwnFactors['passkeys'][number] }
  | { about: 'codes'; codes: readonly string[] };

interface Props {
  asked: Asked;
  factors: OwnFactors;
  onAsk: (asked: Asked | undefined) => void;
}

/** The open question about the own factors; after it the recovery codes that came of it. */
export function FactorDialogs({ asked, factors, onAsk }: Props) {
  const t = useText('secondFactor');
  const count = factors.passkeys.length + (factors.app ? 1 : 0);
  const change: ChangeProps = {
    stands: count > 0,
    onDone: (codes) => onAsk(codes.length > 0 ? { about: 'codes', codes } : undefined),
    onClose: () => onAsk(undefined),
  };
  if (asked.about === 'codes') return <CodesDialog codes={asked.codes} onClose={change.onClose} />;
  if (asked.about === 'app') return <SetUpAppDialog {...change} />;
  if (asked.about === 'passkey') return <AddPasskeyDialog {...change} />;
  if (asked.about === 'renewal') {
    return (
      <FactorDialog
        {...change}
        title={t('renewTitle')}
        submitLabel={t('renewSubmit')}
        next={t('renewText')}
        send={async ({ proof, key }) => (await call('renewRecoveryCodes', { body: proof, idempotencyKey: key })).codes}
      />
    );
  }
  if (asked.about === 'appOff') {
    return (
      <FactorDialog
        {...change}
        title={t('removeAppTitle')}
        submitLabel={t('removeAppSubmit')}
        next={t(count === 1 ? 'removeAppLast' : 'removeAppText')}
        danger
        send={async ({ proof, key }) => {
          await call('removeApp', { body: proof, idempotencyKey: key });
          showToast({ tone: 'done', text: t('appRemoved') });
          return [];
        }}
      />
    );
  }
  const { id, name } = asked.passkey;
  return (
    <FactorDialog
      {...change}
      title={t('removeTitle', { name })}
      submitLabel={t('removeSubmit')}
      next={t(count === 1 ? 'removeLast' : 'removeText')}
      danger
      send={async ({ proof, key }) => {
        await call('removePasskey', { params: { passkeyId: id }, body: proof, idempotencyKey: key });
        showToast({ tone: 'done', text: t('passkeyRemoved', { name }) });
        return [];
      }}
    />
  );
}
