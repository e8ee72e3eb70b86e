import { useState } from 'react';
import { Checkbox } from '@mantine/core';
import { useController, useWatch, type Control } from 'react-hook-form';
import type { KeptInterviewQuestions } from '@portal/contract/interviews.ts';
import { QUESTION_TYPES } from '@portal/domain/questions/question.ts';
import { randomId } from '../../platform/browser/randomId.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { ConfirmedField } from '../../platform/forms/languages/ConfirmedField.tsx';
import { OptionsField } from './OptionsField.tsx';
import { PairField } from '../../platform/forms/languages/PairField.tsx';
import { descendantsOf, findQuestion, putQuestion } from './questionEdits.ts';
import { editedOf, parentKey, textsOf, valuesOf, type QuestionValues } from './questionForm.ts';
import { saveQuestions, useTakeQuestions } from './questions.queries.ts';
import classes from './Questions.module.css';

interface Props {
  kept: KeptInterviewQuestions;
  /** Of the question that is edited; without it one is added. */
  id: string | undefined;
  groupId: string;
  onClose: () => void;
}

const fine = (): true => true;

/** A question in both languages: how it is answered, under which option it is asked, whether it must be answered. */
export function QuestionDialog({ kept, id, groupId, onClose }: Props) {
  const t = useText('interviewQuestions');
  const take = useTakeQuestions();
  const [questionId] = useState(() => id ?? randomId());
  const act = useRecordForm({
    endpoint: 'saveInterviewQuestions',
    name: `interviewQuestion.${id ?? `new.${groupId}`}`,
    record: kept,
    values: (present = kept) => valuesOf(findQuestion(present.groups, questionId), groupId),
    nameOf: (path) => path.replace(/^groups\.\d+\.(questions\.\d+\.)?/, '').replace(/^parent\..*/, 'parent'),
    send: (values: QuestionValues, base = kept, key) =>
      saveQuestions(putQuestion(base.groups, values.group, editedOf(questionId, values)), base, key),
    renew: () => undefined,
    done: (saved) => {
      take(saved);
      showToast({ tone: 'done', text: t(id === undefined ? 'questionAdded' : 'questionSaved') });
      onClose();
    },
  });
  const { control } = act.form;
  const groups = act.base?.groups ?? kept.groups;
  const before = findQuestion(groups, questionId);
  const below = descendantsOf(groups, questionId);
  const held = below.flatMap(({ parent }) => (parent?.question === questionId ? [parent.option] : []));
  const language = currentLanguage();
  const group = useWatch({ control, name: 'group' });
  const type = useWatch({ control, name: 'type' });
  const parents = (groups.find((one) => one.id === group)?.questions ?? [])
    .filter((one) => one.type === 'RADIO' && one.id !== questionId && !below.some((child) => child.id === one.id))
    .flatMap((one) =>
      one.options.map((option) => ({
        value: parentKey({ question: one.id, option: option.id }),
        label: t('parentOption', { question: one.text[language], option: option.label[language] }),
      })),
    );
  return (
    <ActDialog
      size="large"
      title={t(id === undefined ? 'newQuestionTitle' : 'questionTitle')}
      submit={t(id === undefined ? 'add' : 'save')}
      form={act}
      onClose={onClose}
    >
      <PairField control={control} name="text" label={t('text')} isFirst />
      <ChoiceField
        control={control}
        name="type"
        label={t('type')}
        {...(held.length > 0 && { hint: t('typeHeld') })}
        choices={QUESTION_TYPES.filter((one) => held.length === 0 || one === 'RADIO').map((value) => ({
          value,
          label: t(`type.${value}`),
        }))}
      />
      {type === 'RADIO' ? (
        <OptionsField control={control} held={held} />
      ) : (
        <PairField control={control} name="placeholder" label={t('optional', { label: t('placeholder') })} />
      )}
      {type === 'TEXT' && (
        <TextField
          control={control}
          name="maxLength"
          label={t('maxLength')}
          hint={t('maxLengthHint')}
          check={fine}
          inputMode="numeric"
        />
      )}
      <ChoiceField
        control={control}
        name="group"
        label={t('group')}
        choices={groups.map((one) => ({ value: one.id, label: one.title[language] }))}
      />
      <ChoiceField
        control={control}
        name="parent"
        label={t('parent')}
        placeholder={t('always')}
        choices={parents}
        check={fine}
      />
      <div className={classes.flags}>
        <Flag control={control} name="required" />
        <Flag control={control} name="visible" />
        <Flag control={control} name="reportable" />
      </div>
      <ConfirmedField
        control={control}
        before={before && { ...valuesOf(before, groupId), outdated: before.outdated }}
        textsOf={textsOf}
      />
    </ActDialog>
  );
}

function Flag({ control, name }: { control: Control<QuestionValues>; name: 'required' | 'visible' | 'reportable' }) {
  const t = useText('interviewQuestions');
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ control, name });
  return (
    <Checkbox
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      onBlur={onBlur}
      ref={ref}
      label={t(`flag.${name}`)}
    />
  );
}
