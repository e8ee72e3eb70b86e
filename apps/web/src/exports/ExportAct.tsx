import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Exported } from '@portal/contract/exports/exports.ts';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { call } from '../platform/network/api.ts';
import { useSignedIn } from '../platform/session/actor.ts';
import { EXPORTS, isUnderWay } from '../platform/lists/exports/exports.queries.ts';
import { formatInstant } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';

/** Opens the file of one's own export, or stops its making; of another's there is nothing to do. */
export function ExportAct({ exported }: { exported: Exported }) {
  const t = useText('exports');
  const { actor } = useSignedIn();
  const { press, pressed } = useQuickAct({
    act: ({ id }: Exported) => call('cancelExport', { params: { id } }),
    done: () => t('stopped'),
    failed: () => t('notStopped'),
    renews: EXPORTS,
  });
  const { file, title, createdAt, by } = exported;
  if (file) {
    return (
      <Button
        component="a"
        href={file.url}
        download={file.name}
        variant="default"
        size="compact-md"
        leftSection={<IconDownload size={16} aria-hidden />}
        aria-label={t('downloadOf', { list: title, instant: formatInstant(createdAt) })}
      >
        {t('downloadShort')}
      </Button>
    );
  }
  if (!isUnderWay(exported) || by.id !== actor.userId) return null;
  return (
    <Button
      variant="default"
      size="compact-md"
      loading={pressed !== undefined}
      aria-label={t('stopOf', { list: title })}
      onClick={() => press(exported)}
    >
      {t('stop')}
    </Button>
  );
}
