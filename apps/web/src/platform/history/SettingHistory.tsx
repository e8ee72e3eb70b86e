import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { lateOver } from '../late/late.tsx';
import { useText } from '../texts/i18n.ts';

const SettingHistoryDialog = lateOver(async () => ({
  default: (await import('./SettingHistoryDialog.tsx')).SettingHistoryDialog,
}));

interface Props {
  /** The key of the setting. */
  of: string;
  /** What a column is called whose definition is told. */
  columnName?: (key: string) => string;
}

/** Opens what a setting was, by whom and when, from where a former version is taken back; for whoever may change it. */
export function SettingHistory(props: Props) {
  const t = useText('history');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('settingHistory')}
      </Button>
      {isOpen && <SettingHistoryDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
