import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { currentLanguage, switchLanguage, useText } from '../platform/i18n.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginScreen.module.css';

/** The door of the portal. */
export default function LoginScreen() {
  const t = useText('sessions');
  const common = useText('common');
  const shell = useText('shell');
  const { state } = useLocation() as { state: { lapsed?: boolean } | null };
  // Shown until the user tries: afterwards the answer of the try is what matters.
  const [tried, setTried] = useState(false);
  const other = LANGUAGES.find((language) => language !== currentLanguage()) ?? LANGUAGES[0];
  const title = t('title');

  useEffect(() => {
    document.title = `${title} · ${common('productName')}`;
  }, [title, common]);

  return (
    <main className={classes.page}>
      <section className={classes.card}>
        <header className={classes.header}>
          <BrandMark size={44} />
          <p className={classes.product}>{common('productName')}</p>
          <h1>{title}</h1>
          <p className={classes.lead}>{t('lead')}</p>
        </header>
        {state?.lapsed === true && !tried && <output className={classes.ended}>{t('ended')}</output>}
        <LoginForm onTry={() => setTried(true)} />
      </section>
      <button type="button" className={classes.language} lang={other} onClick={() => void switchLanguage(other, true)}>
        {shell(`language.${other}`)}
      </button>
    </main>
  );
}
