import { CropFrame } from '../../platform/cropping/CropFrame.tsx';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';

interface Props {
  file: File;
  /** The upload that waits, and the part as it is seen on this device. */
  onUse: (upload: string, part: File) => void;
  onClose: () => void;
}

/** Which part of an image is that of a post; it is sent, and waits for the post to be saved. */
export default function CropDialog({ file, onUse, onClose }: Props) {
  const t = useText('postForm');
  return (
    <CropFrame
      file={file}
      words={{ title: t('cutImage'), submit: t('useImage'), frame: t('imageFrame'), broken: t('imageBroken') }}
      act={async (part, idempotencyKey) => {
        const { upload } = await call('uploadPostImage', { file: part, idempotencyKey });
        onUse(upload, part);
      }}
      done={onClose}
      onClose={onClose}
    />
  );
}
