import { useEffect, useMemo, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Course } from '@portal/contract/courses/parts.ts';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldError } from '../../ui/fields/FieldError.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { useTakeCourse } from '../courses.queries.ts';
import { cutOut } from './cutOut.ts';
import classes from './Image.module.css';

interface Props {
  course: Course;
  file: File;
  onClose: () => void;
}

const ARROW_PIXELS = 8;

/** Which part of an image is shown, twice as wide as high; sent is that part. */
export default function CropDialog({ course, file, onClose }: Props) {
  const t = useText('courses');
  const take = useTakeCourse();
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isBroken, setBroken] = useState(false);
  const form = useKeyedForm({
    defaults: { file: '' },
    act: async (_, idempotencyKey) => {
      if (!area) return;
      const part = await cutOut(url, area, file.name);
      take(await call('setCourseImage', { params: { id: course.id }, file: part, idempotencyKey }));
    },
    done: () => {
      showToast({ tone: 'done', text: t('imageSet') });
      onClose();
    },
  });
  const wrong = isBroken ? t('imageBroken') : form.form.formState.errors.file?.message;
  return (
    <UndraftedDialog
      title={t('cutImage')}
      size="medium"
      submitLabel={area && !isBroken ? t('useImage') : undefined}
      form={form}
      onClose={onClose}
    >
      {!isBroken && (
        <div className={classes.frame}>
          <Cropper
            image={url}
            aspect={2}
            crop={place}
            zoom={zoom}
            objectFit="contain"
            showGrid
            keyboardStep={ARROW_PIXELS}
            // The policy of the page refuses a style that a script writes.
            disableAutomaticStylesInjection
            mediaProps={{ alt: '', onError: () => setBroken(true) }}
            cropperProps={{ role: 'group', 'aria-label': t('imageFrame'), 'aria-describedby': 'course-image-error' }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
          />
        </div>
      )}
      <FieldError id="course-image-error" text={wrong} />
    </UndraftedDialog>
  );
}
