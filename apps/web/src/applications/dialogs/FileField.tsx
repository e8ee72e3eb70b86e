import type { Control, FieldValues, Path } from 'react-hook-form';
import { UploadField } from '../../platform/forms/fields/UploadField.tsx';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  /** Of the value that names the upload to the act; empty where there is none. */
  name: Path<Values>;
  applicationId: number;
  /** What it is a document of: by that its types are asked. */
  as?: 'exoneration' | 'reference' | 'message';
}

/** An optional document of an application. */
export function FileField<Values extends FieldValues>({
  control,
  name,
  applicationId,
  as = 'exoneration',
}: Props<Values>) {
  const t = useText('applicationDetail');
  return (
    <UploadField
      control={control}
      name={name}
      label={t('dialog.upload')}
      hint={t(`dialog.uploadHint.${as}`)}
      as={as}
      send={async (file, idempotencyKey) =>
        (await call('uploadFile', { params: { id: applicationId }, query: { for: as }, file, idempotencyKey })).upload
      }
    />
  );
}
