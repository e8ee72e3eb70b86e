import { useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { IconCertificate, IconCheck, IconEye } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CourseView } from '@portal/contract/courses/tracking.ts';
import { presentCode } from '@portal/domain/fields/publicCodes.ts';
import { deviceOf } from '@portal/domain/users/devices.ts';
import { ListPart } from '../../platform/lists/ListPart.tsx';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { useActor } from '../../platform/session/actor.ts';
import { formatDuration, formatInstant, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { COURSES, useCourses } from '../courses.queries.ts';
import { nameOf } from '../nameOf.ts';
import { useCertificateActs } from '../certificates/useCertificateActs.tsx';
import { PassDialog } from './PassDialog.tsx';
import { StopsChart } from './StopsChart.tsx';
import classes from '../parts/Parts.module.css';

const LIST = shownList('listCourseViews', 'courseTracking', [
  {
    key: 'person',
    cell: ({ person }) => <PersonCell name={person.name} />,
    fixed: true,
    width: 11,
    tall: true,
    title: true,
  },
  { key: 'lesson', cell: ({ lesson }) => nameOf(lesson), width: 12, tall: true, title: true },
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
    cell: ({ watched, percent }, t) => t('watchedOf', { time: formatDuration(watched), percent }),
    width: 8,
  },
  {
    key: 'certificate',
    cell: ({ certificate }, t) => (
      <span title={certificate?.reason ? t('whyRevoked', { reason: certificate.reason }) : undefined}>
        {t(`certificate.${certificate?.standing ?? 'NONE'}`)}
      </span>
    ),
    width: 8,
    tall: true,
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
  { key: 'language', cell: ({ language }, t) => t(`language.${language}`), width: 6, rare: true },
  { key: 'plays', cell: ({ plays }) => formatNumber(plays), width: 5, rare: true },
  {
    key: 'browser',
    cell: ({ browser }) => Object.values(deviceOf(browser)).filter(Boolean).join(' · '),
    width: 9,
    rare: true,
  },
  { key: 'course', cell: ({ course }) => nameOf(course), width: 10, rare: true },
  { key: 'ip', cell: ({ ip }) => ip ?? '', width: 8, rare: true },
  { key: 'passReason', cell: ({ passed }) => passed?.reason ?? '', width: 12, rare: true },
  {
    key: 'certificateCode',
    cell: ({ certificate }) => (certificate ? presentCode(certificate.code) : ''),
    width: 11,
    rare: true,
  },
]);

/**
 * Who watched which lessons, how far and with what, and who is certified; who may lets them pass by hand, revokes certificates and
 * issues them again (product/courses.md#tracking).
 */
export function TrackingTab({ course }: { course: number }) {
  const t = useText('courseTracking');
  const { data: courses } = useCourses();
  const choices = useMemo(
    () => ({ course: (courses ?? []).map((each) => ({ value: String(each.id), label: nameOf(each) })) }),
    [courses],
  );
  const list = useList(LIST, COURSES);
  const certificates = useText('certificates');
  const { actsOn, asked } = useCertificateActs();
  const [passing, setPassing] = useState<CourseView>();
  const mayPass = useActor().permissions.has('business.course.pass');
  const menuOf = (view: CourseView) => {
    const { certificate, outcome, person } = view;
    const acts = [
      ...(mayPass && (outcome === 'OPEN' || outcome === 'MISSED')
        ? [{ label: t('pass'), icon: IconCheck, does: () => setPassing(view) }]
        : []),
      ...actsOn(person.name, certificate),
    ];
    return acts.length > 0 && <RowMenu label={t('acts', { name: view.person.name })} acts={acts} />;
  };
  return (
    <div className={classes.part}>
      <StopsChart course={course} />
      <div>
        <Button
          component={Link}
          to={`/configurations/certificates?course=${course}`}
          variant="default"
          leftSection={<IconCertificate size={16} aria-hidden />}
        >
          {certificates('ofCourse')}
        </Button>
      </div>
      <ListPart
        of={LIST}
        list={list}
        choices={choices}
        nameOf={({ person, lesson }) => `${person.name}, ${nameOf(lesson)}`}
        rowActions={menuOf}
        icon={<IconEye size={28} stroke={1.5} />}
      />
      {passing && <PassDialog view={passing} onClose={() => setPassing(undefined)} />}
      {asked}
    </div>
  );
}
