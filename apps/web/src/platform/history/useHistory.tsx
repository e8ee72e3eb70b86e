import { useState, type ReactNode } from 'react';
import { IconHistory } from '@tabler/icons-react';
import { lateOver } from '../late/late.tsx';
import { useText } from '../texts/i18n.ts';
import type { WithHistory } from './HistoryDialog.tsx';

const HistoryDialog = lateOver(async () => ({ default: (await import('./HistoryDialog.tsx')).HistoryDialog }));

interface Asked {
  id: number;
  name: string;
}

/** The history of the records of a list: an act for each row's menu, and the dialog that it opens. */
export function useHistory(noun: WithHistory) {
  const t = useText('tables');
  const [of, show] = useState<Asked>();
  const dialog: ReactNode = of && <HistoryDialog of={{ noun, ...of }} onClose={() => show(undefined)} />;
  return {
    actOf: (record: Asked) => ({ label: t('history'), icon: IconHistory, does: () => show(record) }),
    dialog,
  };
}
