import { useState } from 'react';
import { Button, CloseButton, FileButton, Input } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { UPLOADS, whyNotUpload } from '@portal/domain/fields/files.ts';
import { call } from '../../platform/api.ts';
import { failureTexts, problemText } from '../../platform/fieldErrors.ts';
import { useText } from '../../platform/i18n.ts';
import classes from './FileField.module.css';

interface Props {
  applicationId: number;
  /** The name that the act will give for the file; undefined when there is none. */
  onUpload: (upload: string | undefined) => void;
}

/** An optional document, sent as soon as it is chosen; the act that follows names it. */
export function FileField({ applicationId, onUpload }: Props) {
  const t = useText('applicationDetail');
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setError(undefined);
    onUpload(undefined);
    if (!chosen) return;
    const problem = whyNotUpload('exoneration', { mediaType: chosen.type, bytes: chosen.size });
    if (problem) return setError(problemText(problem));
    setSending(true);
    try {
      onUpload((await call('uploadFile', { params: { id: applicationId }, file: chosen })).upload);
    } catch (failure) {
      setError(failureTexts(failure).join(' '));
    } finally {
      setSending(false);
    }
  };
  return (
    <Input.Wrapper
      label={t('dialog.upload')}
      description={t('dialog.uploadHint')}
      error={error}
      labelElement="div"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <div className={classes.file}>
        <FileButton onChange={(chosen) => void choose(chosen)} accept={UPLOADS.exoneration.types.join(',')}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={sending}
              leftSection={<IconPaperclip size={16} aria-hidden />}
            >
              {t('dialog.chooseFile')}
            </Button>
          )}
        </FileButton>
        {file && (
          <span className={classes.name}>
            {file.name}
            <CloseButton aria-label={t('dialog.removeFile', { name: file.name })} onClick={() => void choose(null)} />
          </span>
        )}
      </div>
    </Input.Wrapper>
  );
}
