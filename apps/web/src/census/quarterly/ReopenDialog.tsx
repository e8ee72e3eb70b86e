import { useQueryClient } from '@tanstack/react-query';
import type { CensusReport, QuarterlyReport } from '@portal/contract/census/reports.ts';
import { LONGEST_REASON, reasonRule } from '@portal/domain/census/answers.ts';
import { date } from '@portal/domain/fields/rules.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { useLastingAct } from '../../platform/network/useLastingAct.ts';
import { formatDate } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { REPORTS } from '../reports.queries.ts';

interface Props {
  church: Pick<CensusReport['church'], 'id' | 'name'>;
  report: Pick<QuarterlyReport, 'census' | 'deadline' | 'version'>;
  onClose: () => void;
}

/** Another deadline for a report, with the reason; upon the report as it is now, whose deadline stands in the hint. */
export function ReopenDialog({ church, report, onClose }: Props) {
  const t = useText('quarterlyReports');
  const names = useText('reportChurches');
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: REPORTS });
  const { seen, upon } = useSeenRecord('reopenChurchReport', report, renew);
  const { census } = report;
  const name = names('quarterOf', census);
  const { send } = useLastingAct(
    (body: { deadline: string; reason: string; version: number }, idempotencyKey) =>
      call('reopenChurchReport', { params: { church: church.id, census: census.id }, body, idempotencyKey }),
    { done: renew },
  );
  const act = useActForm({
    name: `reopenReport.${church.id}.${census.id}`,
    defaults: { deadline: '', reason: '' },
    act: (typed, sending) => upon(send({ ...typed, version: seen.version }, sending)),
    done: ({ deadline }) => {
      showToast({
        tone: 'done',
        subject: `report ${church.id} ${census.id}`,
        text: t('reopenDone', { report: name, day: formatDate(deadline) }),
      });
      onClose();
    },
  });
  const { control } = act.form;
  return (
    <ActDialog
      title={t('reopen')}
      hint={t('reopenHint', { report: name, church: church.name, day: formatDate(seen.deadline) })}
      submit={t('reopen')}
      form={act}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="deadline"
        type="date"
        label={t('newDeadline')}
        hint={t('newDeadlineHint')}
        check={required(date)}
        isFirst
      />
      <TextField
        control={control}
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        check={required(reasonRule)}
        most={LONGEST_REASON}
      />
    </ActDialog>
  );
}
