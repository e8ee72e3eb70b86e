import type { Course } from '@portal/contract/courses/parts.ts';
import { CropFrame } from '../../platform/cropping/CropFrame.tsx';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { useTakeCourse } from '../courses.queries.ts';

interface Props {
  course: Course;
  file: File;
  onClose: () => void;
}

/** Which part of an image is that of a course. */
export default function CropDialog({ course, file, onClose }: Props) {
  const t = useText('courses');
  const take = useTakeCourse();
  return (
    <CropFrame
      file={file}
      words={{ title: t('cutImage'), submit: t('useImage'), frame: t('imageFrame'), broken: t('imageBroken') }}
      act={async (part, idempotencyKey) =>
        take(await call('setCourseImage', { params: { id: course.id }, file: part, idempotencyKey }))
      }
      done={() => {
        showToast({ tone: 'done', text: t('imageSet') });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
