import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import type { Course } from '@portal/contract/courses/parts.ts';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useTakeCourse } from '../courses.queries.ts';
import classes from './Image.module.css';

const CropDialog = lateOver(() => import('./CropDialog.tsx'));

/** The image of a course: chosen, cut to twice as wide as high, taken away. */
export function ImagePanel({ course }: { course: Course }) {
  const t = useText('courses');
  const take = useTakeCourse();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const { press } = useQuickAct({
    act: ({ id }: { id: number }) => call('removeCourseImage', { params: { id } }),
    done: (_, saved) => {
      take(saved);
      return t('imageRemoved');
    },
    failed: () => t('imageFailed'),
  });
  return (
    <Panel title={t('image')}>
      {course.image && <img className={classes.image} src={course.image.url} alt="" />}
      <p className={classes.hint}>{t('imageHint')}</p>
      <div className={classes.acts}>
        <Button
          variant="default"
          leftSection={<IconPhoto size={16} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('chooseImage')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png"
          aria-label={t('chooseImage')}
          tabIndex={-1}
          className={classes.input}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        {course.image && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => press({ id: course.id })}
          >
            {t('removeImage')}
          </Button>
        )}
      </div>
      {chosen && <CropDialog course={course} file={chosen} onClose={() => setChosen(undefined)} />}
    </Panel>
  );
}
