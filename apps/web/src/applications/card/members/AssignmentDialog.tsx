import { whoDid } from '@portal/messages/applications/historyWords.ts';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { formatInstant } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { useHistoryText } from '../history/useHistoryText.ts';
import type { Assignment } from './assignmentsOf.ts';

interface Props {
  application: Detail;
  assignment: Assignment;
  onClose: () => void;
}

/** One line of the request history whole: also what act made it. */
export function AssignmentDialog({ application, assignment, onClose }: Props) {
  const t = useText('applicationDetail');
  const board = useText('applications');
  const common = useText('common');
  const inWords = useHistoryText();
  const { entry, kind, before, after, until } = assignment;
  const { startedAt, accountCreatedAt } = application;
  const nobody = t('drawer.nobody');
  return (
    <DialogFrame title={t('requestHistory.detail')} size="small" closeLabel={common('close')} onClose={onClose}>
      <Facts
        facts={[
          [t('requestHistory.role'), board(`kinds.${kind}`)],
          [t('requestHistory.what'), inWords.event(entry)],
          [t('requestHistory.before'), before ?? nobody],
          [t('requestHistory.after'), after ?? nobody],
          [t('requestHistory.by'), whoDid(t, entry)],
          [t('requestHistory.from'), formatInstant(entry.at)],
          [t('requestHistory.until'), until ? formatInstant(until) : t('requestHistory.present')],
          [t('requestHistory.started'), formatInstant(startedAt)],
          [t('requestHistory.account'), accountCreatedAt && formatInstant(accountCreatedAt)],
        ]}
      />
    </DialogFrame>
  );
}
