import { useState } from 'react';
import { Button, FileButton, Input, NativeSelect } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ImportBatch } from '@portal/contract/imports/imports.ts';
import { MAX_FILE_BYTES } from '@portal/domain/fields/files.ts';
import { IMPORT_DAYS, IMPORT_KINDS, IMPORT_LIMITS, type ImportKind } from '@portal/domain/imports/imports.ts';
import { randomId } from '../platform/browser/randomId.ts';
import { UndraftedDialog } from '../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../platform/forms/useKeyedForm.ts';
import { call } from '../platform/network/api.ts';
import { ApiRefusal } from '../platform/network/refusals.ts';
import { problemText } from '../platform/texts/fieldErrors.ts';
import { formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { IMPORTS } from './imports.queries.ts';
import { TemplateButton } from './TemplateButton.tsx';
import classes from './Imports.module.css';

const MB = 1024 * 1024;
const ACCEPTED = '.csv,.txt,.xlsx,text/csv';

interface Props {
  onClose: () => void;
  onDone: (batch: ImportBatch) => void;
}

/** Which file, and what is in it. It is read at once; nothing is brought in by that. */
export function UploadDialog({ onClose, onDone }: Props) {
  const t = useText('imports');
  const kinds = useText('importList');
  const client = useQueryClient();
  const [kind, setKind] = useState<ImportKind>(IMPORT_KINDS[0]);
  const [file, setFile] = useState<File | null>(null);
  // Of the chosen file: sent again after a lost answer it is read once.
  const [key, setKey] = useState('');
  const [wrong, setWrong] = useState<string>();
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setKey(randomId());
    const mb = formatNumber(MAX_FILE_BYTES / MB);
    const isLarge = chosen !== null && chosen.size > MAX_FILE_BYTES;
    setWrong(isLarge ? problemText({ code: 'field.fileSize', params: { mb } }) : undefined);
  };
  const form = useKeyedForm({
    defaults: {},
    async act() {
      setWrong(wrong ?? (file ? undefined : problemText({ code: 'field.required' })));
      if (!file || wrong !== undefined) return;
      const batch = await call('uploadImport', { params: { kind }, file, idempotencyKey: `${key}-${kind}` });
      void client.invalidateQueries({ queryKey: IMPORTS });
      onDone(batch);
    },
    done: () => undefined,
    caught(error) {
      const problem = error instanceof ApiRefusal ? error.fields['file'] : undefined;
      if (problem) setWrong(problemText(problem));
      return problem !== undefined;
    },
  });
  return (
    <UndraftedDialog title={t('uploadTitle')} submitLabel={t('upload')} form={form} onClose={onClose}>
      <p>{t('uploadLead', { days: IMPORT_DAYS })}</p>
      <NativeSelect
        label={t('what')}
        description={t(`form.${kind}`)}
        data={IMPORT_KINDS.map((value) => ({ value, label: kinds(`kind.${value}`) }))}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as ImportKind)}
      />
      <TemplateButton kind={kind} />
      <Input.Wrapper
        label={t('file')}
        description={t('limits', {
          rows: formatNumber(IMPORT_LIMITS.rows),
          columns: IMPORT_LIMITS.columns,
          mb: MAX_FILE_BYTES / MB,
        })}
        error={wrong}
        labelElement="div"
      >
        <div className={classes.file}>
          <FileButton onChange={choose} accept={ACCEPTED}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconPaperclip size={16} aria-hidden />}>
                {t('chooseFile')}
              </Button>
            )}
          </FileButton>
          {file && <span className={classes.name}>{file.name}</span>}
        </div>
      </Input.Wrapper>
    </UndraftedDialog>
  );
}
