import { useState, type ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { late } from '../../platform/late/late.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { PublicFrame } from '../PublicFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginScreen.module.css';

const { Component: SecondStep } = late(() => import('./SecondStep.tsx'));

/** The door of the portal. */
export default function LoginScreen() {
  const t = useText('sessions');
  const { state } = useLocation() as { state: { lapsed?: boolean } | null };
  // Shown until the user tries: afterwards the answer of the try is what matters.
  const [tried, setTried] = useState(false);

  const [step, setStep] = useState<Omit<ComponentProps<typeof SecondStep>, 'onBack'>>();
  if (step) return <SecondStep {...step} onBack={() => setStep(undefined)} />;
  return (
    <PublicFrame title={t('title')} lead={t('lead')}>
      {state?.lapsed === true && !tried && <output className={classes.ended}>{t('ended')}</output>}
      <LoginForm onTry={() => setTried(true)} onStep={setStep} />
      <Link to="/login/reset" className={classes.forgot ?? ''}>
        {t('forgot')}
      </Link>
    </PublicFrame>
  );
}
