import { useParams } from 'react-router';
import { idIn } from '../../platform/address/idIn.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useCourse } from '../courses.queries.ts';
import { nameOf } from '../nameOf.ts';
import { PartStatus } from '../parts/PartStatus.tsx';
import { LessonForm } from './LessonForm.tsx';
import { lessonIn } from './useLessonForm.ts';
import { VideoLinks } from './VideoLinks.tsx';
import classes from '../parts/Parts.module.css';

/** A lesson: what it is about, its video in each language, and when it can be confirmed. */
export function LessonScreen() {
  const { course: courseId, section: sectionId, lesson: id } = useParams();
  const t = useText('courses');
  const common = useText('common');
  useText('forms');
  const query = useCourse(idIn(courseId));
  const { data: course } = query;
  const section = course?.sections.find((one) => one.id === idIn(sectionId));
  const lesson = course && lessonIn(course, idIn(id));
  const mayManage = useActor().permissions.has('business.course.manage');
  return (
    <Screen
      title={lesson ? nameOf(lesson) : t('lesson')}
      product={common('productName')}
      back={
        <BackLink
          to={`/configurations/courses/${courseId}/section/${sectionId}`}
          label={section ? t('toSection', { name: nameOf(section) }) : t('section')}
        />
      }
      {...(lesson && {
        lead: (
          <span className={classes.marks}>
            <PartStatus part={lesson} />
          </span>
        ),
      })}
    >
      <UntilRead query={query} />
      {course && !lesson && <p>{t('gone')}</p>}
      {course && lesson && (
        <div className={classes.part}>
          <VideoLinks lesson={lesson} />
          {mayManage && <LessonForm course={course} lesson={lesson} />}
        </div>
      )}
    </Screen>
  );
}
