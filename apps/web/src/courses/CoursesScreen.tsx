import { useState } from 'react';
import { Button, Group } from '@mantine/core';
import { IconCertificate, IconPlus, IconSchool } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { FailedReading } from '../platform/failures/FailedReading.tsx';
import { useActor } from '../platform/session/actor.ts';
import { useText } from '../platform/texts/i18n.ts';
import { Screen } from '../ui/Screen.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { SkeletonLines } from '../ui/states/SkeletonLines.tsx';
import { useCourses } from './courses.queries.ts';
import { NewPartDialog } from './parts/NewPartDialog.tsx';
import { PartList } from './parts/PartList.tsx';

/** All courses in the order in which leaders see them. */
export function CoursesScreen() {
  const t = useText('courses');
  const common = useText('common');
  useText('forms');
  const navigate = useNavigate();
  const { data: courses, error, isPending, isFetching, refetch } = useCourses();
  const [isCreating, setCreating] = useState(false);
  const mayManage = useActor().permissions.has('business.course.manage');
  const create = mayManage && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  );
  const isEmpty = courses?.length === 0;
  const actions = courses && !isEmpty && (
    <Group gap="xs">
      <Button
        component={Link}
        to="/configurations/certificates"
        variant="default"
        leftSection={<IconCertificate size={18} aria-hidden />}
      >
        {t('certificates')}
      </Button>
      {create}
    </Group>
  );
  return (
    <Screen title={t('title')} product={common('productName')} lead={t('lead')} actions={actions}>
      {isPending && <SkeletonLines lines={8} label={common('loading')} />}
      {error && !courses && <FailedReading title={t('failed')} error={error} onRetry={refetch} busy={isFetching} />}
      {isEmpty && (
        <EmptyState
          icon={<IconSchool size={28} stroke={1.5} />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={create}
        />
      )}
      {courses && !isEmpty && (
        <PartList
          level="course"
          parts={courses}
          label={t('title')}
          addressOf={({ id }) => `/configurations/courses/${id}`}
          factsOf={({ sections, lessons, learners, certified }) => [
            t('sections', { count: sections }),
            t('lessons', { count: lessons }),
            t('learners', { count: learners }),
            ...(certified > 0 ? [t('certified', { count: certified })] : []),
          ]}
          imageOf={({ image }) => image}
        />
      )}
      {isCreating && (
        <NewPartDialog
          level="course"
          onClose={() => setCreating(false)}
          onDone={({ id }) => void navigate(`/configurations/courses/${id}`)}
        />
      )}
    </Screen>
  );
}
