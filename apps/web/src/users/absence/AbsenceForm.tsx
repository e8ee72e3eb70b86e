import { useQueryClient } from '@tanstack/react-query';
import type { Absence } from '@portal/contract/users/absences.ts';
import { date } from '@portal/domain/fields/rules.ts';
import { call } from '../../platform/network/api.ts';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { formatDate } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';

interface Props {
  id: number;
  title: string;
  known: Absence;
  onClose: () => void;
}

/** Who stands in and from when until when; nobody: there is no absence. Below it for whom the person stands in. */
export function AbsenceForm({ id, title, known, onClose }: Props) {
  const t = useText('accounts');
  const client = useQueryClient();
  const { seen, upon } = useSeenRecord('setAbsence', known, () => undefined);
  const { absence } = known;
  const act = useKeyedForm({
    defaults: {
      delegate: absence ? String(absence.delegate.id) : '',
      from: absence?.from ?? '',
      until: absence?.until ?? '',
    },
    act: ({ delegate, from, until }, idempotencyKey) => {
      const wished = delegate === '' ? null : { delegate: Number(delegate), from, until };
      const body = { absence: wished, version: seen.version };
      return upon(call('setAbsence', { params: { id }, body, idempotencyKey }));
    },
    done: (set) => {
      void client.invalidateQueries({ queryKey: ['absence'] });
      showToast({ tone: 'done', text: t(set.delegate === '' ? 'absenceNone' : 'absenceSaved') });
      onClose();
    },
    nameOf: (path) => path.replace(/^absence\./, '') as 'delegate' | 'from' | 'until',
  });
  const { control, watch } = act.form;
  const isAway = watch('delegate') !== '';
  // Whoever stands in and can no longer be chosen is named all the same, until somebody else is.
  const isOffered = !absence || known.offered.some((one) => one.id === absence.delegate.id);
  const choices = isOffered ? known.offered : [absence.delegate, ...known.offered];
  const away = known.standsInFor.map(({ id: one, name, from, until }) => (
    <li key={one}>{t('standsInDays', { name, from: formatDate(from), until: formatDate(until) })}</li>
  ));
  return (
    <UndraftedDialog
      title={title}
      submitLabel={known.offered.length > 0 || absence ? t('absenceSubmit') : undefined}
      next={t(known.offered.length > 0 ? 'absenceText' : 'absenceNobody')}
      form={act}
      onClose={onClose}
    >
      {(known.offered.length > 0 || absence) && (
        <ChoiceField
          control={control}
          name="delegate"
          label={t('standIn')}
          placeholder={t('standInNone')}
          choices={choices.map((one) => ({ value: String(one.id), label: one.name }))}
          check={() => true}
        />
      )}
      {isAway && (
        <>
          <TextField control={control} name="from" type="date" label={t('absenceFrom')} check={required(date)} />
          <TextField control={control} name="until" type="date" label={t('absenceUntil')} check={required(date)} />
        </>
      )}
      {away.length > 0 && (
        <div>
          <p>{t('standsInFor')}</p>
          <ul>{away}</ul>
        </div>
      )}
    </UndraftedDialog>
  );
}
