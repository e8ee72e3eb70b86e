import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '../../platform/session/actor.ts';
import { endSession } from '../../platform/session/session.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Toasts } from '../../ui/toasts/Toasts.tsx';
import { ownFactorsQuery, renewFactors } from './secondFactor.queries.ts';
import { SecondFactorScreen } from './SecondFactorScreen.tsx';
import classes from './SecondFactor.module.css';

/** All that is open to whoever needs a second factor and has none: setting one up, and the way out. */
export default function NeededFactorScreen({ onDone }: { onDone: () => void }) {
  const t = useText('secondFactor');
  const common = useText('common');
  const { me } = useSignedIn();
  const { data: factors } = useQuery(ownFactorsQuery);
  const [open, setOpen] = useState(false);
  const stands = factors !== undefined && (factors.app !== null || factors.passkeys.length > 0);
  const over = !me.secondFactorNeeded && !open;

  // Set up in another tab.
  useEffect(() => {
    if (stands && me.secondFactorNeeded) void renewFactors();
  }, [stands, me.secondFactorNeeded]);
  useEffect(() => {
    if (over) onDone();
  }, [over, onDone]);

  const leave = async () => {
    await call('signOut').catch(() => undefined);
    endSession('asked');
  };
  return (
    <main className={classes.needed}>
      <SecondFactorScreen
        title={t('neededTitle')}
        lead={t('neededLead')}
        onOpen={setOpen}
        actions={
          <Button variant="default" onClick={() => void leave()}>
            {t('signOut')}
          </Button>
        }
      />
      <Toasts label={common('notices')} dismissLabel={common('dismiss')} />
    </main>
  );
}
