import { useState, type ReactNode } from 'react';
import type { ReportChurch } from '@portal/contract/census/reportChurches.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { useRemind } from './useRemind.ts';

const NoteDialog = lateOver(async () => ({ default: (await import('./NoteDialog.tsx')).NoteDialog }));
const ReopenDialog = lateOver(async () => ({ default: (await import('../quarterly/ReopenDialog.tsx')).ReopenDialog }));

/** What is done about the newest report of a church, wherever its row is shown; with the dialog that is open over it. */
export function useChase(church: ReportChurch): {
  remind: () => void;
  isReminding: boolean;
  note: () => void;
  reopen: () => void;
  dialog: ReactNode;
} {
  const t = useText('reportChurches');
  const [open, setOpen] = useState<'note' | 'reopen'>();
  const { remind, isReminding } = useRemind();
  const { id, last, leader, chase } = church;
  const of = { church: id, census: last?.census.id ?? 0 };
  const close = () => setOpen(undefined);
  const reached = [leader, chase?.phone ?? t('noPhone'), chase?.language && t(`speaks.${chase.language}`)];
  return {
    remind: () => remind(of),
    isReminding,
    note: () => setOpen('note'),
    reopen: () => setOpen('reopen'),
    dialog: (
      <>
        {open === 'note' && <NoteDialog of={of} hint={reached.filter(Boolean).join(' · ')} onClose={close} />}
        {open === 'reopen' && last && <ReopenDialog church={church} report={last} onClose={close} />}
      </>
    ),
  };
}
