import { useMemo, useState } from 'react';
import { IconCheck, IconEye } from '@tabler/icons-react';
import type { CourseView } from '@portal/contract/courses/tracking.ts';
import { deviceOf } from '@portal/domain/users/devices.ts';
import { ListPart } from '../../platform/lists/ListPart.tsx';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { useActor } from '../../platform/session/actor.ts';
import { formatInstant, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { COURSES, useCourses } from '../courses.queries.ts';
import { lengthText } from '../lesson/lengthText.ts';
import { nameOf } from '../nameOf.ts';
import { PassDialog } from './PassDialog.tsx';

const LIST = shownList('listCourseViews', 'courseTracking', [
  {
    key: 'person',
    cell: ({ person, lesson }) => <PersonCell name={person.name} email={nameOf(lesson)} />,
    fixed: true,
    width: 12,
    tall: true,
    title: true,
  },
  { key: 'state', cell: ({ state }, t) => t(`state.${state}`), width: 8 },
  {
    key: 'outcome',
    cell: ({ outcome, passed }, t) => (
      <span
        title={
          passed
            ? t('passedBy', { by: passed.by ?? '', instant: formatInstant(passed.at), reason: passed.reason ?? '' })
            : undefined
        }
      >
        {t(`outcome.${outcome}`)}
      </span>
    ),
    width: 9,
    tall: true,
  },
  {
    key: 'watched',
    cell: ({ watched, percent }, t) => t('watchedOf', { time: lengthText(watched), percent }),
    width: 8,
  },
  { key: 'language', cell: ({ language }, t) => t(`language.${language}`), width: 6 },
  { key: 'plays', cell: ({ plays }) => formatNumber(plays), width: 5 },
  {
    key: 'browser',
    cell: ({ browser }) => Object.values(deviceOf(browser)).filter(Boolean).join(' · '),
    width: 9,
  },
  {
    key: 'last',
    cell: ({ lastPlay }, t) => cellOf.instant(lastPlay, t('never')),
    sorts: 'down',
    width: 8,
    zoned: true,
  },
  {
    key: 'firstPlay',
    cell: ({ firstPlay }, t) => cellOf.instant(firstPlay, t('never')),
    width: 8,
    zoned: true,
    rare: true,
  },
  { key: 'course', cell: ({ course }) => nameOf(course), width: 10, rare: true },
  { key: 'ip', cell: ({ ip }) => ip ?? '', width: 8, rare: true },
  { key: 'passReason', cell: ({ passed }) => passed?.reason ?? '', width: 12, rare: true },
]);

/** Who watched which lessons, how far and with what; who may lets them pass by hand (product/courses.md#tracking). */
export function TrackingTab() {
  const t = useText('courseTracking');
  const { data: courses } = useCourses();
  const choices = useMemo(
    () => ({ course: (courses ?? []).map((course) => ({ value: String(course.id), label: nameOf(course) })) }),
    [courses],
  );
  const list = useList(LIST, COURSES);
  const [passing, setPassing] = useState<CourseView>();
  const mayPass = useActor().permissions.has('business.course.pass');
  const menuOf = (view: CourseView) =>
    (view.outcome === 'OPEN' || view.outcome === 'MISSED') && (
      <RowMenu
        label={t('acts', { name: view.person.name })}
        acts={[{ label: t('pass'), icon: IconCheck, does: () => setPassing(view) }]}
      />
    );
  return (
    <>
      <ListPart
        of={LIST}
        list={list}
        choices={choices}
        nameOf={({ person, lesson }) => `${person.name}, ${nameOf(lesson)}`}
        rowActions={mayPass && menuOf}
        icon={<IconEye size={28} stroke={1.5} />}
      />
      {passing && <PassDialog view={passing} onClose={() => setPassing(undefined)} />}
    </>
  );
}
