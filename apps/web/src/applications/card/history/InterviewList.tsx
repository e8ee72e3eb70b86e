import type { Detail } from '@portal/contract/applications/detail.ts';
import { formatInstant } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import classes from './HistoryTab.module.css';

/** The interviews held, with result and comments. */
export function InterviewList({ interviews }: { interviews: Detail['interviews'] }) {
  const t = useText('applicationDetail');
  const form = useText('applicationForm');
  return (
    <section aria-labelledby="section-interviews">
      <h3 id="section-interviews" className={classes.title}>
        {t('section.interviews')}
      </h3>
      <ol className={classes.history}>
        {interviews.map(({ id, result, comments, by, at }) => (
          <li key={id} className={classes.entry}>
            <p>{form(`values.interviewResult.${result}`)}</p>
            {comments && <p className={classes.comments}>{comments}</p>}
            <p className={classes.quiet}>
              {by}
              {' · '}
              <time dateTime={at}>{formatInstant(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
