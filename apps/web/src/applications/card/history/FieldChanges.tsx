import type { Detail } from '@portal/contract/applications/detail.ts';
import { formatInstant } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useFieldKeyValue } from '../form/useFieldKeyValue.ts';
import { useFieldLabel } from '../form/useFieldLabel.ts';
import classes from './HistoryTab.module.css';

/** Every change of a field, by corrections and by staff; what stayed as it was is none. */
export function FieldChanges({ changes }: { changes: Detail['errorsFields'] }) {
  const t = useText('applicationDetail');
  const label = useFieldLabel();
  const inWords = useFieldKeyValue();
  const told = changes
    .map(({ key, old, new: now, ...rest }) => ({ key, old: inWords(key, old), now: inWords(key, now), ...rest }))
    .filter(({ old, now }) => old !== now);
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="section-changes">
      <h3 id="section-changes" className={classes.title}>
        {t('section.changes')}
      </h3>
      <ol className={classes.history}>
        {told.map(({ key, old, now, who, when }) => (
          <li key={`${key} ${when}`} className={classes.entry}>
            <p>
              {t('history.changed', {
                field: label.full(key),
                old: old ?? t('section.empty'),
                new: now ?? t('section.empty'),
              })}
            </p>
            <p className={classes.quiet}>
              {who || t('history.byApplicant')}
              {' · '}
              <time dateTime={when}>{formatInstant(when)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
