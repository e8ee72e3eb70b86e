import type { Detail } from '@portal/contract/applications/detail.ts';
import { FORM, type FormValues, type Section } from '@portal/domain/applications/form.ts';
import { whyNotChange } from '@portal/domain/applications/edits.ts';
import { Button } from '@mantine/core';
import { today } from '../../../platform/forms/fields/checks.ts';
import { problemText } from '../../../platform/texts/fieldErrors.ts';
import { FormFrame } from '../../../platform/forms/FormFrame.tsx';
import { useText } from '../../../platform/texts/i18n.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { cardSubject } from '../../cardSubject.ts';
import { formOf } from '../form/formOf.ts';
import { SectionField } from './SectionField.tsx';
import { allKept } from './sectionValues.ts';
import { useEditSection } from './useEditSection.ts';

interface Props {
  section: Section;
  application: Detail;
  onEnd: () => void;
}

/** The fields of a section, each with the rule that the server asks too. */
export function EditSectionForm({ section, application, onEnd }: Props) {
  const t = useText('applicationDetail');
  const common = useText('common');
  const act = useEditSection(section, application, () => {
    showToast({ tone: 'done', subject: cardSubject(application.id), text: t('edit.done') });
    onEnd();
  });
  const { control, getValues } = act.form;
  const check = (name: string): true | string => {
    const whole = formOf(application);
    const before: FormValues = { ...whole, [section]: { ...whole[section], ...act.base?.values } };
    const after: FormValues = {
      ...before,
      [section]: { ...before[section], ...allKept(section, getValues()) },
    };
    const found = whyNotChange(section, before, after, today())[name];
    return found ? problemText(found) : true;
  };
  return (
    <FormFrame
      form={act}
      submit={t('edit.submit')}

      cancel={
        <Button
          variant="default"
          onClick={() => {
            act.draft.empty();
            onEnd();
          }}
        >
          {common('cancel')}
        </Button>
      }
    >
      {Object.keys(FORM[section]).map((name, index) => (
        <SectionField
          key={name}
          control={control}
          section={section}
          name={name}
          check={() => check(name)}
          isFirst={index === 0}
        />
      ))}
    </FormFrame>
  );
}
