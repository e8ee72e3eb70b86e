import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import type { Course, CourseSection } from '@portal/contract/courses/parts.ts';
import { idIn } from '../platform/address/idIn.ts';
import { UntilRead } from '../platform/failures/UntilRead.tsx';
import { FormFrame } from '../platform/forms/FormFrame.tsx';
import { ConfirmedField } from '../platform/forms/languages/ConfirmedField.tsx';
import { PairField } from '../platform/forms/languages/PairField.tsx';
import { BackLink } from '../platform/lists/BackLink.tsx';
import { useActor } from '../platform/session/actor.ts';
import { useText } from '../platform/texts/i18n.ts';
import { FieldGroup } from '../ui/fields/FieldGroup.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useCourse } from './courses.queries.ts';
import { lengthText } from './lesson/lengthText.ts';
import { nameOf } from './nameOf.ts';
import { NewPartDialog } from './parts/NewPartDialog.tsx';
import { PartList } from './parts/PartList.tsx';
import { PartsPanel } from './parts/PartsPanel.tsx';
import { PartStatus } from './parts/PartStatus.tsx';
import { useSectionForm } from './useNamedForm.ts';
import classes from './parts/Parts.module.css';

/** A section: its name and its lessons. */
export function SectionScreen() {
  const { course: courseId, section: id } = useParams();
  const t = useText('courses');
  const common = useText('common');
  useText('forms');
  const query = useCourse(idIn(courseId));
  const { data: course } = query;
  const section = course?.sections.find((one) => one.id === idIn(id));
  const mayManage = useActor().permissions.has('business.course.manage');
  return (
    <Screen
      title={section ? nameOf(section) : t('section')}
      product={common('productName')}
      back={
        <BackLink
          to={`/configurations/courses/${courseId}`}
          label={course ? t('toCourse', { name: nameOf(course) }) : t('course')}
        />
      }
      {...(section && {
        lead: (
          <span className={classes.marks}>
            <PartStatus part={section} />
          </span>
        ),
      })}
    >
      <UntilRead query={query} />
      {course && !section && <p>{t('gone')}</p>}
      {course && section && (
        <div className={classes.part}>
          <Lessons course={course} section={section} mayManage={mayManage} />
          {mayManage && <SectionForm course={course} section={section} />}
        </div>
      )}
    </Screen>
  );
}

function SectionForm({ course, section }: { course: Course; section: CourseSection }) {
  const t = useText('courses');
  const act = useSectionForm(course, section.id);
  const { control } = act.form;
  const before = act.base?.sections.find(({ id }) => id === section.id);
  return (
    <FormFrame form={act} submit={t('save')} isWide>
      <FieldGroup title={t('section')}>
        <PairField control={control} name="name" label={t('name')} />
        <ConfirmedField control={control} before={before} textsOf={({ name }) => [name]} />
      </FieldGroup>
    </FormFrame>
  );
}

interface LessonsProps {
  course: Course;
  section: CourseSection;
  mayManage: boolean;
}

function Lessons({ course, section, mayManage }: LessonsProps) {
  const t = useText('courses');
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const at = `/configurations/courses/${course.id}/section/${section.id}/lesson`;
  const open = ({ sections }: Course) => {
    const added = sections.find(({ id }) => id === section.id)?.lessons.at(-1);
    void navigate(`${at}/${added?.id ?? 0}`);
  };
  const add = mayManage && (
    <>
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
        {t('addLesson')}
      </Button>
      {isAdding && <NewPartDialog level="lesson" parent={section.id} onClose={() => setAdding(false)} onDone={open} />}
    </>
  );
  return (
    <PartsPanel title={t('lessons')} none={section.lessons.length === 0 ? t('noLessons') : undefined} add={add}>
      <PartList
        level="lesson"
        parts={section.lessons}
        label={t('lessons')}
        addressOf={({ id }) => `${at}/${id}`}
        factsOf={({ required, length }) => [
          t(required ? 'required' : 'optionalLesson'),
          ...[...new Set([length.en, length.es])].flatMap((seconds) => (seconds === null ? [] : [lengthText(seconds)])),
        ]}
      />
    </PartsPanel>
  );
}
