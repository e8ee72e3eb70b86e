import type { ProblemReport } from '@portal/contract/problems.ts';
import { failureNote } from '../platform/failures/FailureNote.tsx';
import { failureTexts } from '../platform/texts/fieldErrors.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { useSettleProblem } from './problems.queries.ts';

/** Settles a report or opens it again, says so, and offers the way back. */
export function useSettling() {
  const t = useText('problems');
  const common = useText('common');
  const { mutateAsync, isPending, variables } = useSettleProblem();

  const settle = async ({ id, reporter: name }: ProblemReport, settled: boolean): Promise<boolean> => {
    try {
      const fresh = await mutateAsync({ id, settled });
      showToast({
        tone: 'done',
        text: t(settled ? 'settled' : 'openedAgain', { name }),
        action: { label: common('undo'), run: () => void settle(fresh, !settled) },
      });
      return true;
    } catch (error) {
      const text = [t('notSaved', { name }), ...failureTexts(error)].join(' ');
      showToast({ tone: 'failed', text, note: failureNote(error) });
      return false;
    }
  };
  return { settle, settlingId: isPending ? variables.id : undefined };
}
