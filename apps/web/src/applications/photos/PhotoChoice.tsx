import { useEffect, useRef, useState } from 'react';
import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { Photo } from '@portal/contract/applications/photos.ts';
import { UPLOADS, whyNotUpload } from '@portal/domain/fields/files.ts';
import { failureNote } from '../../platform/failures/FailureNote.tsx';
import { randomId } from '../../platform/browser/randomId.ts';
import { call } from '../../platform/network/api.ts';
import { failureTexts, problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { ChosenPhoto } from './chosenPhoto.ts';
import classes from './Photos.module.css';

interface Props {
  id: number;
  current: Photo | undefined;
  recent: readonly Photo[];
  chosen: ChosenPhoto | undefined;
  onPick: (photo: ChosenPhoto) => void;
}

/** Another photo: one from this device, sent as soon as it is chosen, or one of before. */
export function PhotoChoice({ id, current, recent, chosen, onPick }: Props) {
  const t = useText('photos');
  const [failed, setFailed] = useState<{ text: string; error?: unknown }>();
  const [isSending, setSending] = useState(false);
  const made = useRef<string>(undefined);
  useEffect(() => () => letGo(made.current), []);

  const send = async (file: File | null) => {
    if (!file || isSending) return;
    setFailed(undefined);
    const problem = whyNotUpload('photo', { mediaType: file.type, bytes: file.size });
    if (problem) return setFailed({ text: problemText(problem) });
    setSending(true);
    try {
      const { upload } = await call('uploadFile', {
        params: { id },
        query: { for: 'photo' },
        file,
        idempotencyKey: randomId(),
      });
      letGo(made.current);
      made.current = URL.createObjectURL(file);
      onPick({ key: upload, url: made.current, upload });
    } catch (error) {
      setFailed({ text: failureTexts(error).join(' '), error });
    } finally {
      setSending(false);
    }
  };
  const offered = [...(current ? [current] : []), ...recent];
  return (
    <>
      <div>
        <FileButton onChange={(file) => void send(file)} accept={UPLOADS.photo.types.join(',')}>
          {(props) => (
            <Button {...props} variant="default" loading={isSending} leftSection={<IconUpload size={16} aria-hidden />}>
              {t('upload')}
            </Button>
          )}
        </FileButton>
        <p className={classes.quiet}>{t('uploadHint')}</p>
        <div role="alert">{failed && <p className={classes.failed}>{failed.text}</p>}</div>
        {failed?.error !== undefined && failureNote(failed.error)}
      </div>
      {recent.length > 0 && (
        <section aria-label={t('recent')}>
          <p className={classes.label}>{t('recent')}</p>
          <ul className={classes.recent}>
            {offered.map((photo) => (
              <li key={photo.file}>
                <button
                  type="button"
                  className={classes.one}
                  aria-pressed={chosen?.file === photo.file}
                  aria-label={t('choose', { name: photo.name })}
                  title={photo.name}
                  onClick={() => onPick({ key: `file ${photo.file}`, url: photo.url, file: photo.file })}
                >
                  <img src={photo.thumb ?? photo.url} alt="" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const letGo = (url: string | undefined): void => {
  if (url !== undefined) URL.revokeObjectURL(url);
};
