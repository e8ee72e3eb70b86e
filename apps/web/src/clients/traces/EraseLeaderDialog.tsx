import { useQueryClient } from '@tanstack/react-query';
import type { TracedLeaderDetail } from '@portal/contract/clients/traces.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { TypedErasure } from './TypedErasure.tsx';
import { tracedLeaderKey } from './traces.queries.ts';

interface Props {
  leader: TracedLeaderDetail;
  onErased: () => void;
  onClose: () => void;
}

/** Erases a leader who was recorded without an account. What came meanwhile is shown before the next try. */
export function EraseLeaderDialog({ leader, onErased, onClose }: Props) {
  const t = useText('traces');
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: tracedLeaderKey(leader.id) });
  const { seen, upon } = useSeenRecord('eraseTracedLeader', leader, renew);
  const { churches } = seen;
  return (
    <TypedErasure
      called={seen.name}
      of={seen}
      stays={['audit', 'figures']}
      erase={(confirm, idempotencyKey) => {
        const body = { confirm, version: seen.version, churches: churches.map(({ id }) => id) };
        return upon(call('eraseTracedLeader', { params: { id: seen.id }, body, idempotencyKey }));
      }}
      told="erased"
      onErased={onErased}
      onClose={onClose}
    >
      <p>{t('eraseLeader')}</p>
      <ul>
        <li>{t('eraseLeader.person')}</li>
        {churches.map((church) => (
          <li key={church.id}>{t('eraseLeader.church', { name: church.name })}</li>
        ))}
        <li>{t('eraseLeader.rows')}</li>
      </ul>
    </TypedErasure>
  );
}
