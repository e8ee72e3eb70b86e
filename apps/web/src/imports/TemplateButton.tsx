import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { importFieldsOf } from '@portal/domain/imports/fields.ts';
import type { ImportKind } from '@portal/domain/imports/imports.ts';
import { useText } from '../platform/texts/i18n.ts';
import { useFieldText } from './useFieldText.ts';

/** An empty file of a kind: titles that are recognized, in the reader's language. */
export function TemplateButton({ kind }: { kind: ImportKind }) {
  const t = useText('imports');
  const kinds = useText('importList');
  const fieldText = useFieldText(kind);
  const titles = Object.keys(importFieldsOf(kind).fields).map((field) => quoted(fieldText(field)));
  const name = kinds(`kind.${kind}`).toLowerCase().replaceAll(' ', '-');
  return (
    <Button
      component="a"
      variant="subtle"
      size="compact-sm"
      // The mark of byte order, by which spreadsheets know the encoding.
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${titles.join(',')}\r\n`)}`}
      download={t('templateName', { kind: name })}
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      {t('template')}
    </Button>
  );
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
