import type { ReactNode } from 'react';
import { FORM, type FieldValue, type Section } from '@portal/domain/applications/form.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { FieldText } from './FieldText.tsx';
import { useFieldValue } from './useFieldValue.ts';
import classes from './FormSection.module.css';

interface Props {
  section: Section;
  values: Readonly<Record<string, FieldValue>>;
  gender?: FieldValue | undefined;
  children?: ReactNode;
}

/** One section of the applicant's form, in the form's order, to be read. */
export function FormSection({ section, values, gender, children }: Props) {
  const t = useText('applicationForm');
  const detail = useText('applicationDetail');
  const inWords = useFieldValue(gender);
  return (
    <section className={classes.section} aria-labelledby={`section-${section}`}>
      <h3 id={`section-${section}`} className={classes.title}>
        {detail(`section.${section}`)}
      </h3>
      {children}
      <dl className={classes.fields}>
        {Object.keys(FORM[section]).map((name) => {
          const value = inWords(section, name, values[name] ?? null);
          return (
            <div key={name} className={classes.field}>
              <dt>{t(`fields.${section}.${name}` as 'fields.leader.name')}</dt>
              <dd>
                {value === null ? (
                  <span className={classes.empty}>{detail('section.empty')}</span>
                ) : (
                  <FieldText text={value} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
