import type { HeldInterview } from '@portal/contract/interviews.ts';
import { formatInstant } from '../platform/texts/format.ts';
import { currentLanguage, useText } from '../platform/texts/i18n.ts';
import { ToldAnswers } from './ToldAnswers.tsx';
import classes from './InterviewTab.module.css';

/** The interviews with a result, the latest first, one beside the other: by whom, when, and what was answered. */
export function HeldInterviews({ held }: { held: readonly HeldInterview[] }) {
  const t = useText('interviews');
  const form = useText('applicationForm');
  return (
    <section aria-labelledby="interviews-held">
      <h3 id="interviews-held" className={classes.title}>
        {t('held')}
      </h3>
      {held.length === 0 && <p className={classes.quiet}>{t('noneHeld')}</p>}
      <div className={classes.held}>
        {held.map(({ id, by, at, result, comments, answers }) => (
          <article key={id} className={classes.one} aria-labelledby={`interview-${id}`}>
            <h4 id={`interview-${id}`} className={classes.title}>
              {form(`values.interviewResult.${result}`)}
            </h4>
            <p className={classes.quiet}>
              <time dateTime={at}>{t('heldBy', { name: by, instant: formatInstant(at) })}</time>
            </p>
            <p className={classes.comments} dir="auto">
              {comments ?? t('noComments')}
            </p>
            {groupsOf(answers).map(([title, told]) => (
              <div key={title}>
                <h5 className={classes.group}>{title}</h5>
                <ToldAnswers answers={told} />
              </div>
            ))}
          </article>
        ))}
      </div>
    </section>
  );
}

/** Under the headings under which they were asked. */
function groupsOf(answers: HeldInterview['answers']): [string, HeldInterview['answers']][] {
  const groups = new Map<string, HeldInterview['answers']>();
  for (const told of answers) {
    const title = told.group[currentLanguage()];
    groups.set(title, [...(groups.get(title) ?? []), told]);
  }
  return [...groups];
}
