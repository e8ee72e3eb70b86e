import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../platform/texts/i18n.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { OtherLanguage } from './OtherLanguage.tsx';
import classes from './PublicFrame.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** A form takes the focus itself; where none does, the title takes it, so that the page is read aloud. */
  focusTitle?: boolean;
  children?: ReactNode;
}

/** The frame of every page before the sign-in: the brand, a card, the other language, and the legal pages. */
export function PublicFrame({ title, lead, focusTitle = false, children }: Props) {
  const t = useText('sessions');
  const common = useText('common');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · ${common('productName')}`;
    if (focusTitle) heading.current?.focus();
  }, [title, common, focusTitle]);

  return (
    <div className={classes.page}>
      <main className={classes.card}>
        <header className={classes.header}>
          <BrandMark size={44} />
          <p className={classes.product}>{common('productName')}</p>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </header>
        {children}
      </main>
      <footer className={classes.foot}>
        <OtherLanguage className={classes.language} />
        <Link to="/login/terms">{t('terms')}</Link>
        <Link to="/login/policies">{t('privacy')}</Link>
      </footer>
    </div>
  );
}
