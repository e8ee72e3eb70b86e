import type { ReactNode } from 'react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { fieldKey, FORM, type FieldValue, type Section } from '@portal/domain/applications/form.ts';
import { isPhoneCode, PHONE_CODES } from '@portal/messages/applications/fieldWords.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { FieldText } from './FieldText.tsx';
import { FormField } from './FormField.tsx';
import { PhoneText } from './PhoneText.tsx';
import { useFieldValue } from './useFieldValue.ts';
import classes from './FormSection.module.css';

interface Props {
  application: Detail;
  section: Section;
  values: Readonly<Record<string, FieldValue>>;
  gender?: FieldValue | undefined;
  /** Beside the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** What is longer takes both columns. */
const LONG = 60;

/** One section of the applicant's form, in the form's order, to be read. */
export function FormSection({ application, section, values, gender, action, children }: Props) {
  const t = useText('applicationForm');
  const detail = useText('applicationDetail');
  const inWords = useFieldValue(gender);
  const shown = (name: string): ReactNode => {
    const value = inWords(section, name, values[name] ?? null);
    if (value === null) return <span className={classes.empty}>{detail('section.empty')}</span>;
    const code = PHONE_CODES[name];
    if (code !== undefined) return <PhoneText code={String(values[code] ?? '')} number={value} />;
    return <FieldText name={name} text={value} />;
  };
  return (
    <section className={classes.section} aria-labelledby={`section-${section}`}>
      <div className={classes.head}>
        <h3 id={`section-${section}`} className={classes.title}>
          {detail(`section.${section}`)}
        </h3>
        {action}
      </div>
      {children}
      <dl className={classes.fields}>
        {Object.keys(FORM[section])
          .filter((name) => !isPhoneCode(name))
          .map((name) => (
            <FormField
              key={name}
              application={application}
              label={t(`fields.${section}.${name}` as 'fields.leader.name')}
              keys={[name, ...(PHONE_CODES[name] === undefined ? [] : [PHONE_CODES[name]])].map((one) =>
                fieldKey(section, one),
              )}
              isLong={String(values[name] ?? '').length > LONG}
            >
              {shown(name)}
            </FormField>
          ))}
      </dl>
    </section>
  );
}
