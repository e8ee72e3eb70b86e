import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { ToldReportDates } from '@portal/contract/census/reportDates.ts';
import { QUARTERS, whyNotReportDates } from '@portal/domain/census/dates.ts';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { useWholeChecked } from '../../platform/forms/useWholeChecked.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldPair } from '../../ui/fields/FieldGroup.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { DayField } from './DayField.tsx';
import { GoesOutAtOnce } from './GoesOutAtOnce.tsx';
import { reportDatesQuery } from './reportDates.queries.ts';
import { fieldAt, fieldsOf, timeOf } from './typedDates.ts';

/** The four pairs of sending and deadline. */
export function DatesForm({ dates }: { dates: ToldReportDates }) {
  const t = useText('reportDates');
  const client = useQueryClient();
  const act = useRecordForm({
    endpoint: 'setReportDates',
    name: 'reportDates',
    record: dates,
    values: (present = dates) => fieldsOf(present.time),
    nameOf: fieldAt,
    send: (typed, base = dates, idempotencyKey) =>
      call('setReportDates', { body: { time: timeOf(typed), version: base.version }, idempotencyKey }),
    renew: () => void client.invalidateQueries({ queryKey: reportDatesQuery.queryKey }),
    done: (saved) => {
      client.setQueryData(reportDatesQuery.queryKey, saved);
      showToast({ tone: 'done', subject: 'reportDates', text: t('saved') });
    },
  });
  useWholeChecked(act.form);
  const { control, getValues } = act.form;
  const wrongNow = () => whyNotReportDates(timeOf(getValues()));
  const typed = useWatch({ control }) as ReturnType<typeof fieldsOf>;
  const time = timeOf(typed);
  return (
    <FormFrame form={act} submit={t('submit')}>
      {QUARTERS.map((quarter, n) => (
        <FieldPair key={quarter}>
          <DayField control={control} pair={time[n]} wrong={wrongNow} quarter={quarter} side="sending" />
          <DayField control={control} pair={time[n]} wrong={wrongNow} quarter={quarter} side="deadline" />
        </FieldPair>
      ))}
      <GoesOutAtOnce time={time} newest={dates.newest} />
    </FormFrame>
  );
}
