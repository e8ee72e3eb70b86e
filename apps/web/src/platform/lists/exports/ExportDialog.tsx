import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Exported } from '@portal/contract/exports/exports.ts';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { SkeletonLines } from '../../../ui/states/SkeletonLines.tsx';
import { FailedReading } from '../../failures/FailedReading.tsx';
import { call } from '../../network/api.ts';
import { useText } from '../../texts/i18n.ts';
import type { LooseText } from '../useListFilters.ts';
import type { ExportedFrom } from './exportedFrom.ts';
import { ExportForm } from './ExportForm.tsx';
import { MadeExport } from './MadeExport.tsx';

/** Takes a list out as it is narrowed and sorted now: first what goes into the file, then the file. It goes on without this dialog. */
export default function ExportDialog({ onClose, ...from }: ExportedFrom & { onClose: () => void }) {
  const t = useText('exports');
  const common = useText('common');
  const list = useText(from.of.noun) as LooseText;
  const [made, setMade] = useState<Exported>();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['exportColumns', from.of.name],
    queryFn: ({ signal }) => call('listExportColumns', { params: { list: from.of.name }, signal }),
  });
  return (
    <DialogFrame
      title={t('exportTitle', { list: list('title') })}
      size="small"
      closeLabel={common('close')}
      onClose={onClose}
    >
      {made && <MadeExport made={made} onAnother={() => setMade(undefined)} />}
      {!made && !data && error && (
        <FailedReading title={t('failedToLoad')} error={error} onRetry={() => refetch()} busy={isFetching} />
      )}
      {!made && !data && !error && <SkeletonLines lines={8} label={t('loading')} />}
      {!made && data && <ExportForm {...from} columns={data} onMade={setMade} />}
    </DialogFrame>
  );
}
