import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { whyNotEditSection } from '@portal/domain/applications/edits.ts';
import type { Section } from '@portal/domain/applications/form.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useBoardAddress } from '../../boardAddress.ts';
import { EditSectionForm } from '../edit/EditSectionForm.tsx';
import { FormSection } from './FormSection.tsx';
import { formOf } from './formOf.ts';
import classes from './FormSection.module.css';

interface Props {
  section: Section;
  application: Detail;
  children?: ReactNode;
}

/** One section of the form: read, and where its reader may, edited in its place. */
export function EditableSection({ section, application, children }: Props) {
  const t = useText('applicationDetail');
  const { editing, editSection, endEditing } = useBoardAddress();
  const form = formOf(application);
  const mayEdit = application.may.edit && whyNotEditSection(section, form).length === 0;
  const name = t(`section.${section}`);
  if (mayEdit && editing === section) {
    return (
      <section ref={focusFirst} className={classes.section} aria-labelledby={`section-${section}`}>
        <div className={classes.head}>
          <h3 id={`section-${section}`} className={classes.title}>
            {t('edit.openOf', { section: name })}
          </h3>
        </div>
        <EditSectionForm section={section} application={application} onEnd={endEditing} />
      </section>
    );
  }
  return (
    <FormSection
      application={application}
      section={section}
      values={form[section]}
      gender={section === 'leader' ? form.leader.gender : undefined}
      action={
        mayEdit && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconEdit size={16} aria-hidden />}
            aria-label={t('edit.openOf', { section: name })}
            onClick={() => editSection(application.id, section)}
          >
            {t('edit.open')}
          </Button>
        )
      }
    >
      {children}
    </FormSection>
  );
}

/** The button that opened it has gone. */
function focusFirst(section: HTMLElement | null): void {
  section?.querySelector<HTMLElement>('input, select')?.focus();
}
