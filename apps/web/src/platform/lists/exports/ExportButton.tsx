import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { EXPORTS_CASES } from '@portal/domain/exports/exports.ts';
import { lateOver } from '../../late/late.tsx';
import { useActor } from '../../session/actor.ts';
import { useText } from '../../texts/i18n.ts';
import type { ListAddress } from '../useListAddress.ts';
import type { ExportedFrom } from './exportedFrom.ts';
import classes from './ExportButton.module.css';

const ExportDialog = lateOver(() => import('./ExportDialog.tsx'));

interface Props extends Pick<ExportedFrom, 'of' | 'shown' | 'total'> {
  address: ListAddress;
}

/** Takes the list out as a file; of cases only for whoever may. */
export function ExportButton({ address, ...from }: Props) {
  const t = useText('tables');
  const { permissions } = useActor();
  const [isOpen, setOpen] = useState(false);
  if (address.terms.ofCases && !permissions.has(EXPORTS_CASES)) return null;
  return (
    <>
      <Button variant="default" title={t('export')} className={classes.button ?? ''} onClick={() => setOpen(true)}>
        <IconDownload size={16} aria-hidden />
        <span className={classes.label}>{t('export')}</span>
      </Button>
      {isOpen && <ExportDialog {...from} asked={address} onClose={() => setOpen(false)} />}
    </>
  );
}
