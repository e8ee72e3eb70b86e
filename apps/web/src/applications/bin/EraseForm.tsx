import { useQueryClient } from '@tanstack/react-query';
import { whyNotConfirm } from '@portal/domain/applications/bin/removal.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { call } from '../../platform/network/api.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { cardSubject } from '../cardSubject.ts';
import { dropCard, useErasure } from './bin.queries.ts';
import { subjectName, useUpon, type Subject } from './useUpon.ts';

const COUNTED = ['files', 'messages', 'mails'] as const;
const SHARED = ['person', 'church', 'account'] as const;

/** What goes and what stays, and the case's number (or the leader's name) to be typed before it goes for good. */
export function EraseForm({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const t = useText('bin');
  const client = useQueryClient();
  const erasure = useErasure(subject.id);
  const { data } = erasure;
  const name = subjectName(subject);
  const form = useUpon(subject, {
    defaults: { confirm: '' },
    act: (values, { version, idempotencyKey }) =>
      call('eraseApplication', { params: { id: subject.id }, body: { ...values, version }, idempotencyKey }),
    done() {
      dropCard(client, subject.id);
      showToast({ tone: 'done', subject: cardSubject(subject.id), text: t('eraseDone', { name }) });
      onClose();
    },
  });
  return (
    <UndraftedDialog
      title={t('eraseTitle', { name })}
      submitLabel={data && t('eraseSubmit')}
      form={form}
      danger
      onClose={onClose}
    >
      <UntilRead query={erasure} />
      {data && (
        <>
          <p>{t('eraseText')}</p>
          <ul>
            <li>{t('eraseWhat.case')}</li>
            {COUNTED.map((what) => (
              <li key={what}>{t(`eraseWhat.${what}`, { count: data[what], shown: formatNumber(data[what]) })}</li>
            ))}
            {SHARED.filter((what) => data[what]).map((what) => (
              <li key={what}>{t(`eraseWhat.${what}`)}</li>
            ))}
          </ul>
          <p>{t('eraseStays')}</p>
          <ul>
            <li>{t('eraseStays.audit')}</li>
            {data.payments > 0 && (
              <li>{t('eraseStays.payments', { count: data.payments, shown: formatNumber(data.payments) })}</li>
            )}
            {SHARED.filter((what) => !data[what]).map((what) => (
              <li key={what}>{t(`eraseStays.${what}`)}</li>
            ))}
          </ul>
          <TextField
            control={form.form.control}
            name="confirm"
            label={t('eraseConfirm', { confirm: name })}
            check={(typed) => {
              const found = whyNotConfirm(typed, subject.caseNumber, subject.name);
              return found === undefined || problemText(found);
            }}
            isFirst
          />
        </>
      )}
    </UndraftedDialog>
  );
}
