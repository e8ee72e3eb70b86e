import { useEffect, useId, useState } from 'react';
import { Button, FileButton } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useController, type Control } from 'react-hook-form';
import { lateOver } from '../../platform/late/late.tsx';
import { useFieldWords } from '../../platform/forms/fields/fieldWords.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldError } from '../../ui/fields/FieldError.tsx';
import type { PostValues } from './usePostForm.ts';
import classes from './Posts.module.css';

const CropDialog = lateOver(() => import('./CropDialog.tsx'));

interface Props {
  control: Control<PostValues>;
  /** The image that the post has. */
  present: string | null;
}

/** The image at the head of a post: chosen, cut to twice as wide as high, taken away; saved with the post. */
export function ImageField({ control, present }: Props) {
  const t = useText('postForm');
  const errorId = useId();
  useFieldWords('image', t('image'));
  const { field: image, fieldState } = useController({ control, name: 'image' });
  const { field: noImage } = useController({ control, name: 'noImage' });
  const [chosen, setChosen] = useState<File>();
  const [own, setOwn] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(own ?? ''), [own]);
  const shown = image.value !== '' ? own : noImage.value ? undefined : (present ?? undefined);
  function use(upload: string, part: File): void {
    setOwn(URL.createObjectURL(part));
    image.onChange(upload);
    noImage.onChange(false);
  }
  function remove(): void {
    image.onChange('');
    noImage.onChange(present !== null);
  }
  return (
    <>
      {shown !== undefined && <img className={classes.image} src={shown} alt="" />}
      <p className={classes.hint}>{t('imageHint')}</p>
      <div className={classes.acts}>
        <FileButton accept="image/jpeg,image/png" onChange={(file) => setChosen(file ?? undefined)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPhoto size={16} aria-hidden />}
              aria-describedby={errorId}
              aria-invalid={fieldState.invalid}
            >
              {t('chooseImage')}
            </Button>
          )}
        </FileButton>
        {(image.value !== '' || (present !== null && !noImage.value)) && (
          <Button variant="subtle" color="gray" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
            {t('removeImage')}
          </Button>
        )}
      </div>
      <FieldError id={errorId} text={fieldState.error?.message} />
      {chosen && <CropDialog file={chosen} onUse={use} onClose={() => setChosen(undefined)} />}
    </>
  );
}
