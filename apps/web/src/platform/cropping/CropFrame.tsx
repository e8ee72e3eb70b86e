import { useEffect, useId, useMemo, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { UndraftedDialog } from '../forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../forms/useKeyedForm.ts';
import { FieldError } from '../../ui/fields/FieldError.tsx';
import { cutOut } from './cutOut.ts';
import classes from './CropFrame.module.css';

interface Props {
  file: File;
  /** `frame` is what the part that moves is called; `broken` is said of a file that is no image. */
  words: { title: string; submit: string; frame: string; broken: string };
  /** Sends the part. */
  act: (part: File, idempotencyKey: string) => Promise<void>;
  done: () => void;
  onClose: () => void;
}

const ARROW_PIXELS = 8;

/** Which part of an image is shown, twice as wide as high; sent is that part. */
export function CropFrame({ file, words, act, done, onClose }: Props) {
  const errorId = useId();
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isBroken, setBroken] = useState(false);
  const form = useKeyedForm({
    defaults: { file: '' },
    act: async (_, idempotencyKey) => {
      if (area) await act(await cutOut(url, area, file.name), idempotencyKey);
    },
    done,
  });
  const wrong = isBroken ? words.broken : form.form.formState.errors.file?.message;
  return (
    <UndraftedDialog
      title={words.title}
      size="medium"
      submitLabel={area && !isBroken ? words.submit : undefined}
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
            cropperProps={{ role: 'group', 'aria-label': words.frame, 'aria-describedby': errorId }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
          />
        </div>
      )}
      <FieldError id={errorId} text={wrong} />
    </UndraftedDialog>
  );
}
