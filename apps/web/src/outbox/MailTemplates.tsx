import type { MailTemplatePreviews } from '@portal/contract/outbox.ts';
import { FailedReading } from '../platform/failures/FailedReading.tsx';
import { currentLanguage, useText } from '../platform/texts/i18n.ts';
import { SkeletonLines } from '../ui/states/SkeletonLines.tsx';
import { MailPage } from './MailPage.tsx';
import { MailViewChoice, type Viewing } from './MailViewChoice.tsx';
import { useMailTemplates } from './outbox.queries.ts';
import classes from './MailTemplates.module.css';

/** Every mail that the portal writes, with sample values, its languages side by side. */
export function MailTemplates({ view, onView }: Viewing) {
  const common = useText('common');
  const { data, error, isPending, isFetching, refetch } = useMailTemplates();
  return (
    <div className={classes.templates}>
      <div>
        <MailViewChoice view={view} onView={onView} />
      </div>
      {isPending && <SkeletonLines lines={8} label={common('loading')} />}
      {data?.map((template) => (
        <Template key={template.name} template={template} view={view} />
      ))}
      {error && !data && <FailedReading error={error} onRetry={refetch} busy={isFetching} />}
    </div>
  );
}

function Template({ template, view }: { template: MailTemplatePreviews; view: Viewing['view'] }) {
  const shell = useText('shell');
  const own = template.previews.find(({ language }) => language === currentLanguage());
  return (
    <article aria-labelledby={`template-${template.name}`} className={classes.template}>
      <h2 id={`template-${template.name}`}>{own?.subject}</h2>
      <div className={classes.languages}>
        {template.previews.map(({ language, subject, text, page }) => (
          <div key={language}>
            <h3>{shell(`language.${language}`)}</h3>
            {view === 'page' ? (
              <MailPage page={page} subject={subject} />
            ) : (
              <div lang={language}>
                <p className={classes.subject}>{subject}</p>
                <p className={classes.text}>{text}</p>
              </div>
            )}
          </div>
        ))}
      </div>
    </article>
  );
}
