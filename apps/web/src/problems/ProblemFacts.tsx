import type { ProblemReport } from '@portal/contract/problems.ts';
import { useText } from '../platform/texts/i18n.ts';
import { Facts } from '../ui/Facts.tsx';
import classes from './ProblemFacts.module.css';

/** What the person said, what the portal told them, and what finds it in the log. */
export function ProblemFacts({ problem }: { problem: ProblemReport }) {
  const t = useText('problems');
  const common = useText('common');
  const shell = useText('shell');
  const { words, fault, requestId, userAgent, language, build } = problem;
  const codes = problem.codes.join(', ');
  const details = [
    [t('fault'), fault],
    [t('device'), userAgent],
    [t('language'), shell(`language.${language}`)],
    [t('build'), build],
  ] as const;
  return (
    <>
      {words === null ? (
        <p className={classes.quiet}>{t('noWords')}</p>
      ) : (
        <p className={classes.words} lang={language}>
          {words}
        </p>
      )}
      <p className={`${classes.quiet} ${classes.code}`}>
        {requestId === null ? common('codeNote', { codes }) : common('codeAndRequestNote', { codes, requestId })}
      </p>
      <details className={classes.details}>
        <summary>{t('details')}</summary>
        <Facts facts={details} />
      </details>
    </>
  );
}
