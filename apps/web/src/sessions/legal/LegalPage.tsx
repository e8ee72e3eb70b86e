import { useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { call, type Reply } from '../../platform/network/api.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { findSession } from '../../platform/session/session.ts';
import { BrandMark } from '../../ui/BrandMark.tsx';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { LegalArticle } from './LegalArticle.tsx';
import type { LegalSection } from './legalSections.ts';
import { OtherLanguage } from '../OtherLanguage.tsx';
import { useAnswer } from '../useAnswer.ts';
import classes from './LegalPage.module.css';

interface Props {
  title: 'termsTitle' | 'privacyTitle';
  lead: 'termsLead' | 'privacyLead';
  sections: (named: Reply<'getLegal'>) => readonly LegalSection[];
  /** The other of the two pages. */
  other: { to: string; title: 'termsTitle' | 'privacyTitle' };
}

/** A legal page, to read and to print, signed in or not. */
export function LegalPage({ title, lead, sections, other }: Props) {
  const t = useText('legal');
  const common = useText('common');
  const accounts = useText('accounts');
  const heading = useRef<HTMLHeadingElement>(null);
  const name = t(title);
  const signedIn = findSession() !== undefined;

  useEffect(() => {
    document.title = `${name} · ${common('productName')}`;
  }, [name, common]);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Link to={signedIn ? '/' : '/login'} className={classes.brand ?? ''}>
          <BrandMark size={28} />
          {common('productName')}
        </Link>
        <OtherLanguage className={classes.link} />
        <Button component={Link} to={signedIn ? '/' : '/login'} variant="default">
          {signedIn ? accounts('toPortal') : accounts('toSignIn')}
        </Button>
        <Button onClick={() => print()}>{t('print')}</Button>
      </header>
      <main className={classes.content}>
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        {/* The state is named in the reader's language. */}
        <Named key={currentLanguage()} lead={lead} sections={sections} />
      </main>
      <footer className={classes.foot}>
        <Link to={other.to}>{t(other.title)}</Link>
      </footer>
    </div>
  );
}

function Named({ lead, sections }: Pick<Props, 'lead' | 'sections'>) {
  const common = useText('common');
  const { answer, error, busy, again } = useAnswer(() => call('getLegal'));
  if (answer) return <LegalArticle named={answer} lead={lead} sections={sections(answer)} />;
  if (error === undefined) return <SkeletonLines lines={12} label={common('loading')} />;
  return <FailedReading error={error} onRetry={again} busy={busy} />;
}
