import { NativeSelect } from '@mantine/core';
import type { MailTemplatePreviews } from '@portal/contract/outbox.ts';
import { FailedReading } from '../platform/failures/FailedReading.tsx';
import { currentLanguage, useText } from '../platform/texts/i18n.ts';
import { SkeletonLines } from '../ui/states/SkeletonLines.tsx';
import { MailPage } from './MailPage.tsx';
import { MailViewChoice, type Viewing } from './MailViewChoice.tsx';
import { useMailTemplates } from './outbox.queries.ts';
import classes from './MailTemplates.module.css';

const RECEIVERS = ['account', 'application', 'staff'] as const;

interface Props extends Viewing {
  /** The name of the one that is shown; without it, or by a name that is none, the first. */
  chosen: string | null;
  onChoose: (name: string) => void;
}

/** The mails that the portal writes, one at a time by an index, with sample values and its languages side by side. */
export function MailTemplates({ view, onView, chosen, onChoose }: Props) {
  const t = useText('outbox');
  const common = useText('common');
  const { data = [], error, isPending, isFetching, refetch } = useMailTemplates();
  const shown = data.find(({ name }) => name === chosen) ?? data[0];
  const groups = RECEIVERS.map((receiver) => ({
    receiver,
    choices: data
      .filter((template) => template.receiver === receiver)
      .map((template) => ({ value: template.name, label: subjectOf(template) })),
  }));
  return (
    <div className={classes.templates}>
      <div>
        <MailViewChoice view={view} onView={onView} />
      </div>
      {isPending && <SkeletonLines lines={8} label={common('loading')} />}
      {shown && (
        <div className={classes.columns}>
          <NativeSelect
            className={classes.choice}
            label={t('template')}
            data={groups.map(({ receiver, choices }) => ({ group: t(`templatesTo.${receiver}`), items: choices }))}
            value={shown.name}
            onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          />
          <nav className={classes.index} aria-label={t('part.templates')}>
            {groups.map(({ receiver, choices }) => (
              <section key={receiver} aria-label={t(`templatesTo.${receiver}`)}>
                <p>{t(`templatesTo.${receiver}`)}</p>
                {choices.map(({ value, label }) => (
                  <button
                    key={value}
                    type="button"
                    aria-current={value === shown.name ? 'true' : undefined}
                    onClick={() => onChoose(value)}
                  >
                    {label}
                  </button>
                ))}
              </section>
            ))}
          </nav>
          <Template key={shown.name} template={shown} view={view} />
        </div>
      )}
      {error && data.length === 0 && <FailedReading error={error} onRetry={refetch} busy={isFetching} />}
    </div>
  );
}

const subjectOf = ({ previews }: MailTemplatePreviews): string =>
  previews.find(({ language }) => language === currentLanguage())?.subject ?? '';

function Template({ template, view }: { template: MailTemplatePreviews; view: Viewing['view'] }) {
  const shell = useText('shell');
  return (
    <article aria-labelledby={`template-${template.name}`} className={classes.template}>
      <h2 id={`template-${template.name}`}>{subjectOf(template)}</h2>
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
