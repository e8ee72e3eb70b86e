import { Checkbox } from '@mantine/core';
import { useController, type Control } from 'react-hook-form';
import type { Course, CourseLesson } from '@portal/contract/courses/parts.ts';
import { COURSE_LIMITS, lessonTimeProblems, type LessonTimes } from '@portal/domain/courses/course.ts';
import { readVideo, wrongVideo } from '@portal/domain/fields/videos.ts';
import { whole } from '@portal/domain/fields/rules.ts';
import { required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { ConfirmedField } from '../../platform/forms/languages/ConfirmedField.tsx';
import { PairField } from '../../platform/forms/languages/PairField.tsx';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup, FieldPair } from '../../ui/fields/FieldGroup.tsx';
import { readLength } from './lengthText.ts';
import { lessonIn, useLessonForm } from './useLessonForm.ts';

/** Every field of a lesson, both languages side by side. */
export function LessonForm({ course, lesson }: { course: Course; lesson: CourseLesson }) {
  const t = useText('courses');
  const act = useLessonForm(course, lesson);
  const { control, getValues } = act.form;
  const before = act.base && lessonIn(act.base, lesson.id);
  const checkTime = (name: keyof LessonTimes) => (typed: string) => {
    const found = required(whole(-999_999, 999_999))(typed);
    if (found !== true) return found;
    const [available, disable, graceHours] = getValues(['available', 'disable', 'graceHours']);
    const times = { available: Number(available), disable: Number(disable), graceHours: Number(graceHours) };
    const wrong = lessonTimeProblems(times)[name];
    return wrong ? problemText(wrong) : true;
  };
  return (
    <FormFrame form={act} submit={t('save')} isWide>
      <FieldGroup title={t('lesson')}>
        <PairField control={control} name="name" label={t('name')} />
        <PairField
          control={control}
          name="description"
          label={t('description')}
          hint={t('descriptionHint')}
          most={COURSE_LIMITS.description}
        />
        <ConfirmedField control={control} before={before} textsOf={({ name, description }) => [name, description]} />
      </FieldGroup>
      <FieldGroup title={t('videos')}>
        <PairField
          control={control}
          name="video"
          label={t('video')}
          hint={t('videoHint')}
          check={(typed, language) =>
            typed.trim() === '' || readVideo(typed) ? true : problemText(wrongVideo(language))
          }
        />
        <PairField
          control={control}
          name="length"
          label={t('length')}
          hint={t('lengthHint')}
          check={(typed) => (readLength(typed) === undefined ? t('lengthWrong') : true)}
        />
      </FieldGroup>
      <FieldGroup title={t('times')}>
        <p>{t('timesText')}</p>
        <FieldPair>
          <TextField
            control={control}
            name="available"
            label={t('available')}
            inputMode="numeric"
            check={checkTime('available')}
          />
          <TextField
            control={control}
            name="disable"
            label={t('disable')}
            inputMode="numeric"
            check={checkTime('disable')}
          />
        </FieldPair>
        <TextField
          control={control}
          name="graceHours"
          label={t('graceHours')}
          inputMode="numeric"
          check={checkTime('graceHours')}
        />
        <RequiredField control={control as unknown as Control<{ required: boolean }>} />
      </FieldGroup>
    </FormFrame>
  );
}

function RequiredField({ control }: { control: Control<{ required: boolean }> }) {
  const t = useText('courses');
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ control, name: 'required' });
  return (
    <Checkbox
      ref={ref}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      onBlur={onBlur}
      label={t('requiredField')}
    />
  );
}
