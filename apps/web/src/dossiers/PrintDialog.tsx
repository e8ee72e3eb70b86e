import type { CardDialogProps } from '../applications/cardMenu.ts';
import { fullName } from '../applications/fullName.ts';
import { FailedReading } from '../platform/failures/FailedReading.tsx';
import { useText } from '../platform/texts/i18n.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { SkeletonLines } from '../ui/states/SkeletonLines.tsx';
import { useDossiers } from './dossiers.queries.ts';
import { MadeDossiers } from './MadeDossiers.tsx';
import { OrderForm } from './OrderForm.tsx';

/** Has the dossier of a card made as PDF, and shows how far each is. It goes on without this dialog. */
export default function PrintDialog({ card, onClose }: CardDialogProps) {
  const t = useText('dossiers');
  const common = useText('common');
  const { data, error, refetch, isFetching } = useDossiers(card.id);
  return (
    <DialogFrame
      title={t('title', { name: fullName(card) })}
      size="small"
      closeLabel={common('close')}
      onClose={onClose}
    >
      {!data && error && (
        <FailedReading title={t('failedToLoad')} error={error} onRetry={() => refetch()} busy={isFetching} />
      )}
      {!data && !error && <SkeletonLines lines={8} label={t('loading')} />}
      {data && (
        <>
          <OrderForm id={card.id} offered={data.offered} dossiers={data.dossiers} />
          <MadeDossiers id={card.id} dossiers={data.dossiers} />
        </>
      )}
    </DialogFrame>
  );
}
