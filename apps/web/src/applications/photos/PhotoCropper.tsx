import { useId, useState, type KeyboardEvent } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { LEAST_CROP, type Crop, type Pixels } from '@portal/domain/applications/files/photos.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldError } from '../../ui/fields/FieldError.tsx';
import classes from './Photos.module.css';

interface Props {
  url: string;
  /** The part that is shown now. */
  initial: Crop | undefined;
  error: string | undefined;
  /** What was cut out, in pixels of the picture, and how large that is. */
  onPart: (area: Pixels & { x: number; y: number }, picture: Pixels) => void;
}

const STEP = 0.1;
/** Of the picture as it is shown, a press of an arrow. */
const ARROW_PIXELS = 8;

/** A picture below a square: moved by dragging or arrows, nearer by the wheel, two fingers, a slider or + and −. */
export function PhotoCropper({ url, initial, error, onPart }: Props) {
  const t = useText('photos');
  const errorId = useId();
  const hintId = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [picture, setPicture] = useState<Pixels>();
  const [size, setSize] = useState<number>();
  const [isBroken, setBroken] = useState(false);
  // Nearer than that the part would be too small.
  const most = picture ? Math.max(1, Math.min(picture.width, picture.height) / LEAST_CROP) : 1;
  const zoomTo = (next: number) => setZoom(Math.min(most, Math.max(1, next)));
  const byKey = (event: KeyboardEvent) => {
    const step = { '+': STEP, '=': STEP, '-': -STEP }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoomTo(zoom + step);
  };
  if (isBroken) return <FieldError id={errorId} text={t('broken')} />;
  return (
    <div role="presentation" onKeyDown={byKey} className={classes.part}>
      <div className={classes.frame}>
        <Cropper
          image={url}
          aspect={1}
          crop={place}
          zoom={zoom}
          minZoom={1}
          maxZoom={most}
          objectFit="contain"
          showGrid
          keyboardStep={ARROW_PIXELS}
          // The policy of the page refuses a style that a script writes.
          disableAutomaticStylesInjection
          {...(initial && {
            initialCroppedAreaPixels: { x: initial.x, y: initial.y, width: initial.size, height: initial.size },
          })}
          mediaProps={{ alt: '', onError: () => setBroken(true) }}
          cropperProps={{
            role: 'group',
            'aria-label': t('frame'),
            'aria-describedby': `${hintId} ${errorId}`,
            'aria-invalid': error === undefined ? undefined : true,
          }}
          onCropChange={setPlace}
          onZoomChange={zoomTo}
          onMediaLoaded={({ naturalWidth, naturalHeight }) =>
            setPicture({ width: naturalWidth, height: naturalHeight })
          }
          onCropAreaChange={(_, area) => {
            setSize(Math.round(area.width));
            if (picture) onPart(area, picture);
          }}
        />
      </div>
      <FieldError id={errorId} text={error} />
      <div className={classes.zoom}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('away')}
          title={t('away')}
          aria-disabled={zoom <= 1}
          onClick={() => zoomTo(zoom - STEP)}
        >
          <IconZoomOut size={20} aria-hidden />
        </ActionIcon>
        <input
          type="range"
          className={classes.slider}
          min={1}
          max={most}
          step={0.01}
          value={zoom}
          disabled={most <= 1}
          aria-label={t('zoom')}
          onChange={({ currentTarget }) => zoomTo(Number(currentTarget.value))}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('closer')}
          title={t('closer')}
          aria-disabled={zoom >= most}
          onClick={() => zoomTo(zoom + STEP)}
        >
          <IconZoomIn size={20} aria-hidden />
        </ActionIcon>
      </div>
      <p id={hintId} className={classes.quiet}>
        {t('hint')} {size !== undefined && t('size', { size: formatNumber(size) })}
      </p>
    </div>
  );
}
