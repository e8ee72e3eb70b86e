import { useState } from 'react';
import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import type { Course } from '@portal/contract/courses/parts.ts';
import { COURSE_LIMITS } from '@portal/domain/courses/course.ts';
import { useAddress } from '../platform/address/useAddress.ts';
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
import { ImagePanel } from './image/ImagePanel.tsx';
import { nameOf } from './nameOf.ts';
import { NewPartDialog } from './parts/NewPartDialog.tsx';
import { PartList } from './parts/PartList.tsx';
import { PartsPanel } from './parts/PartsPanel.tsx';
import { PartStatus } from './parts/PartStatus.tsx';
import { TrackingTab } from './tracking/TrackingTab.tsx';
import { useCourseForm } from './useNamedForm.ts';
import classes from './parts/Parts.module.css';

/** A course: its name and description, its image, its sections. */
export function CourseScreen() {
  const { course: id } = useParams();
  const t = useText('courses');
  const common = useText('common');
  const tracking = useText('courseTracking');
  useText('forms');
  const { address, change } = useAddress();
  const tab = address.get('tab') === 'tracking' ? 'tracking' : 'content';
  /** What the list had in the address goes with it; of this course it begins. */
  const show = (next: string | null) =>
    change((now) => ({
      ...Object.fromEntries([...now.keys()].map((word) => [word, undefined])),
      ...(next === 'tracking' && { tab: 'tracking', course: id }),
    }));
  const query = useCourse(idIn(id));
  const { data: course } = query;
  const mayManage = useActor().permissions.has('business.course.manage');
  return (
    <Screen
      title={course ? nameOf(course) : t('course')}
      product={common('productName')}
      back={<BackLink to="/configurations/courses" label={t('toList')} />}
      {...(course && { lead: <Marks course={course} /> })}
    >
      <UntilRead query={query} />
      {course && (
        <Tabs value={tab} onChange={show} keepMounted={false}>
          <Tabs.List aria-label={nameOf(course)}>
            <Tabs.Tab value="content">{tracking('content')}</Tabs.Tab>
            <Tabs.Tab value="tracking">{tracking('title')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="content" pt="md">
            <div className={classes.part}>
              <Sections course={course} mayManage={mayManage} />
              {mayManage && <CourseForm course={course} />}
              {mayManage && <ImagePanel course={course} />}
            </div>
          </Tabs.Panel>
          <Tabs.Panel value="tracking" pt="md">
            <TrackingTab course={course.id} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Screen>
  );
}

const Marks = ({ course }: { course: Course }) => (
  <span className={classes.marks}>
    <PartStatus part={course} />
  </span>
);

function CourseForm({ course }: { course: Course }) {
  const t = useText('courses');
  const act = useCourseForm(course);
  const { control } = act.form;
  return (
    <FormFrame form={act} submit={t('save')} isWide>
      <FieldGroup title={t('course')}>
        <PairField control={control} name="name" label={t('name')} />
        <PairField
          control={control}
          name="description"
          label={t('description')}
          hint={t('descriptionHint')}
          most={COURSE_LIMITS.description}
        />
        <ConfirmedField control={control} before={act.base} textsOf={({ name, description }) => [name, description]} />
      </FieldGroup>
    </FormFrame>
  );
}

function Sections({ course, mayManage }: { course: Course; mayManage: boolean }) {
  const t = useText('courses');
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const at = `/configurations/courses/${course.id}/section`;
  const adding = isAdding && (
    <NewPartDialog
      level="section"
      parent={course.id}
      onClose={() => setAdding(false)}
      onDone={({ sections }) => void navigate(`${at}/${sections.at(-1)?.id ?? 0}`)}
    />
  );
  return (
    <PartsPanel
      title={t('sections')}
      none={course.sections.length === 0 ? t('noSections') : undefined}
      add={
        mayManage && (
          <>
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
              {t('addSection')}
            </Button>
            {adding}
          </>
        )
      }
    >
      <PartList
        level="section"
        parts={course.sections}
        label={t('sections')}
        addressOf={({ id }) => `${at}/${id}`}
        factsOf={({ lessons }) => [t('lessons', { count: lessons.length })]}
      />
    </PartsPanel>
  );
}
