import { useQueryClient } from '@tanstack/react-query';
import type { TracedDetail } from '@portal/contract/clients/traces.ts';
import { whyNotConfirm } from '@portal/domain/applications/bin/removal.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { clientName } from '../clientName.ts';
import { CaseLine } from './CaseLine.tsx';
import { tracedKey } from './traces.queries.ts';
import classes from './Traces.module.css';

const STAYS = ['audit', 'payments', 'figures'] as const;

/** What goes and what stays, and the name to be typed before it goes for good. What came meanwhile is shown before the next try. */
export function EraseTracedDialog({ person, onClose }: { person: TracedDetail; onClose: () => void }) {
  const t = useText('traces');
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: tracedKey(person.id) });
  const { seen, upon } = useSeenRecord('eraseTraced', person, () => void renew());
  const name = clientName(seen);
  const { cases } = seen;
  const form = useKeyedForm({
    defaults: { confirm: '' },
    act: ({ confirm }, idempotencyKey) => {
      const body = { confirm, version: seen.version, cases: cases.map(({ id }) => id) };
      return upon(call('eraseTraced', { params: { id: seen.id }, body, idempotencyKey }));
    },
    done() {
      void renew();
      showToast({ tone: 'done', text: t('eraseOrdered') });
      onClose();
    },
  });
  return (
    <UndraftedDialog
      title={t('eraseTitle', { name })}
      submitLabel={t('eraseSubmit')}
      form={form}
      danger
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
      <p>{t('eraseStays')}</p>
      <ul>
        {STAYS.map((what) => (
          <li key={what}>{t(`eraseStays.${what}`)}</li>
        ))}
      </ul>
      <TextField
        control={form.form.control}
        name="confirm"
        label={t('eraseConfirm', { confirm: name })}
        check={(typed) => {
          const found = whyNotConfirm(typed, seen.name, seen.email);
          return found === undefined || problemText(found);
        }}
        isFirst
      />
    </UndraftedDialog>
  );
}
