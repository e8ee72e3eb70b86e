import { useQueryClient } from '@tanstack/react-query';
import type { TracedDetail } from '@portal/contract/clients/traces.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { clientName } from '../clientName.ts';
import { CaseLine } from './CaseLine.tsx';
import { TypedErasure } from './TypedErasure.tsx';
import { tracedKey } from './traces.queries.ts';
import classes from './Traces.module.css';

/** Erases a person with the account and all cases. What came meanwhile is shown before the next try. */
export function EraseTracedDialog({ person, onClose }: { person: TracedDetail; onClose: () => void }) {
  const t = useText('traces');
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: tracedKey(person.id) });
  const { seen, upon } = useSeenRecord('eraseTraced', person, renew);
  const { cases } = seen;
  return (
    <TypedErasure
      called={clientName(seen)}
      of={seen}
      stays={['audit', 'payments', 'figures']}
      erase={(confirm, idempotencyKey) => {
        const body = { confirm, version: seen.version, cases: cases.map(({ id }) => id) };
        return upon(call('eraseTraced', { params: { id: seen.id }, body, idempotencyKey }));
      }}
      told="eraseOrdered"
      onErased={renew}
      onClose={onClose}
    >
      <p>{t('eraseWhat')}</p>
      <ul>
        <li>
          {t('eraseWhat.cases', { count: cases.length, shown: formatNumber(cases.length) })}
          {cases.length > 0 && (
            <ul className={classes.cases}>
              {cases.map((each) => (
                <li key={each.id}>
                  <CaseLine of={each} />
                </li>
              ))}
            </ul>
          )}
        </li>
        <li>{t('eraseWhat.person')}</li>
        <li>{t('eraseWhat.account')}</li>
      </ul>
    </TypedErasure>
  );
}
