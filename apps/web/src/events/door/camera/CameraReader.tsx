import { useState } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { IconBulb, IconBulbOff, IconCameraOff } from '@tabler/icons-react';
import { useText } from '../../../platform/texts/i18n.ts';
import { StateMark } from '../../../ui/states/StateMark.tsx';
import { light } from './cameraTrack.ts';
import { useCamera } from './useCamera.ts';
import classes from './CameraReader.module.css';

/** The picture of a camera; each licence that is held before it is read by itself. */
export default function CameraReader({ onCode }: { onCode: (code: string) => void }) {
  const t = useText('door');
  const [device, setDevice] = useState<string>();
  const [isLit, setLit] = useState(false);
  const { video, picture } = useCamera(device, onCode);
  const isThere = picture.is === 'there';
  return (
    <div className={classes.camera}>
      {picture.is === 'missing' ? (
        <div role="alert" className={classes.missing}>
          <StateMark icon={IconCameraOff} tone="bad">
            {t(`camera.${picture.why}`)}
          </StateMark>
        </div>
      ) : (
        <p className={classes.hint}>{t(isThere ? 'camera.hint' : 'camera.starting')}</p>
      )}
      <video
        ref={video}
        className={classes.picture}
        hidden={picture.is === 'missing'}
        data-there={isThere}
        muted
        playsInline
        aria-label={t('camera.picture')}
      />
      {isThere && (
        <div className={classes.tools}>
          {picture.cameras.length > 1 && (
            <NativeSelect
              aria-label={t('camera.choose')}
              value={device ?? ''}
              onChange={({ currentTarget }) => setDevice(currentTarget.value || undefined)}
              data={[
                { value: '', label: t('camera.usual') },
                ...picture.cameras.map(({ id, name }, index) => ({
                  value: id,
                  label: name || t('camera.number', { number: index + 1 }),
                })),
              ]}
            />
          )}
          {picture.torch && (
            <Button
              variant="default"
              leftSection={isLit ? <IconBulbOff size={18} aria-hidden /> : <IconBulb size={18} aria-hidden />}
              onClick={() => void light(picture.stream, !isLit).then(() => setLit(!isLit), Boolean)}
            >
              {t(isLit ? 'camera.dark' : 'camera.light')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
