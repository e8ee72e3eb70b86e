import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { useRegions, type Leader } from './regions.queries.ts';

/** Associates a leader with an Ephesian by hand; with nobody, the country counts. */
export function GiveLeader({ leader, onClose }: { leader: Leader; onClose: () => void }) {
  const t = useText('regions');
  const { data } = useRegions();
  const { id, name, byHand } = leader;
  const from = byHand?.id ?? null;
  return (
    <GiveDialog
      title={t('associateTitle', { name })}
      ephesians={data?.ephesians}
      nobody={t('countryCounts')}
      takenFrom={(assignee) =>
        byHand && assignee !== byHand.id ? t('takeOverLeader', { name: byHand.name }) : undefined
      }
      about={['leader', id]}
      count={(assignee) => call('previewLeader', { params: { id }, body: { from, assignee } })}
      give={(decided, idempotencyKey) =>
        call('giveLeader', { params: { id }, body: { from, ...decided }, idempotencyKey })
      }
      onGiven={() => undefined}
      onClose={onClose}
    />
  );
}
