import { IconArrowBackUp, IconTrashX } from '@tabler/icons-react';
import type { Binned } from '@portal/contract/applications/bin.ts';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { subjectName } from './useUpon.ts';

interface Props {
  row: Binned;
  onRestore: (row: Binned) => void;
  onErase: (row: Binned) => void;
}

/** What may be done with an application in the bin. */
export function BinMenu({ row, onRestore, onErase }: Props) {
  const t = useText('bin');
  const mayErase = useActor().permissions.has('business.request.erase');
  return (
    <RowMenu
      label={t('acts', { name: subjectName(row) })}
      acts={[
        { label: t('restore'), icon: IconArrowBackUp, does: () => onRestore(row) },
        mayErase && { label: t('erase'), icon: IconTrashX, does: () => onErase(row), danger: true },
      ]}
    />
  );
}
