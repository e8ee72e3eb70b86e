import { useState } from 'react';
import { IconBellRinging, IconEye, IconPhone } from '@tabler/icons-react';
import type { ReportChurch } from '@portal/contract/census/reports.ts';
import { whyNotAnswer } from '@portal/domain/census/states.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { useRemind } from '../chasing/useRemind.ts';
import { reportAddress } from '../quarterly/reportAddress.ts';

const NoteDialog = lateOver(async () => ({ default: (await import('../chasing/NoteDialog.tsx')).NoteDialog }));

/** What is done about the newest report of a church from the list (product/census.md#chasing). */
export function ChurchMenu({ church: { id, name, last } }: { church: ReportChurch }) {
  const t = useText('reportChurches');
  const contacts = useText('reportContacts');
  const [isNoting, setNoting] = useState(false);
  const { remind } = useRemind();
  if (!last) return null;
  const of = { church: id, census: last.census.id };
  const isOwed = last.sentAt === null;
  return (
    <>
      <RowMenu
        label={t('actionsOf', { name })}
        acts={[
          isOwed &&
            whyNotAnswer(last.state, false).length === 0 && {
              label: contacts('remind'),
              icon: IconBellRinging,
              does: () => remind(of),
            },
          isOwed && { label: contacts('note'), icon: IconPhone, does: () => setNoting(true) },
          { label: t('viewReport'), icon: IconEye, does: reportAddress(id, last.census.id, 'view') },
        ]}
      />
      {isNoting && <NoteDialog of={of} onClose={() => setNoting(false)} />}
    </>
  );
}
