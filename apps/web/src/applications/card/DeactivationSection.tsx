import type { Detail } from '@portal/contract/applications.ts';
import { DEACTIVATION_TYPES, type DeactivationType } from '@portal/domain/applications/values.ts';
import { formatDate, formatInstant } from '../../platform/format.ts';
import { useText } from '../../platform/i18n.ts';
import { AttachmentLinks } from './AttachmentLinks.tsx';
import classes from './FormSection.module.css';

const isType = (value: string): value is DeactivationType => (DEACTIVATION_TYPES as readonly string[]).includes(value);

/** Why and by whom the application was deactivated. */
export function DeactivationSection({ deactivation }: { deactivation: NonNullable<Detail['deactivation']> }) {
  const t = useText('applicationDetail');
  const form = useText('applicationForm');
  const { type, reason, description, departureDate, document, by, at } = deactivation;
  const rows = [
    ['type', isType(type) ? form(`values.deactivationType.${type}`) : form('values.deactivationType.OTHER')],
    ['reason', reason],
    ['description', description],
    ['departureDate', departureDate && formatDate(departureDate)],
  ] as const;
  return (
    <section className={classes.section} aria-labelledby="section-deactivation">
      <h3 id="section-deactivation" className={classes.title}>
        {t('section.deactivation')}
      </h3>
      <dl className={classes.fields}>
        {rows.map(([name, value]) =>
          value ? (
            <div key={name} className={classes.field}>
              <dt>{t(`deactivation.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {document && <AttachmentLinks label={t('deactivation.document')} attachment={document} />}
      <p className={classes.quiet}>{t('deactivation.by', { by, when: formatInstant(at) })}</p>
    </section>
  );
}
