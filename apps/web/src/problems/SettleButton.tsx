import { Button } from '@mantine/core';
import type { ProblemReport } from '@portal/contract/problems.ts';
import { call } from '../platform/network/api.ts';
import { formatInstant } from '../platform/texts/format.ts';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { useText } from '../platform/texts/i18n.ts';
import { PROBLEMS } from './problems.queries.ts';

/** Settles a report or opens it again; it leaves and enters lists by that. */
export function SettleButton({ problem, onDone }: { problem: ProblemReport; onDone: () => void }) {
  const t = useText('problems');
  const { press, pressed } = useQuickAct({
    act: ({ id, settledAt }: ProblemReport) =>
      call('settleProblem', { params: { id }, body: { settled: settledAt === null } }),
    done: ({ reporter: name, settledAt }) => t(settledAt === null ? 'settled' : 'openedAgain', { name }),
    failed: ({ reporter: name }) => t('notSaved', { name }),
    undo: (_, fresh, pressAgain) => pressAgain(fresh),
    renews: PROBLEMS,
    after: onDone,
  });
  const settles = problem.settledAt === null;
  const of = { name: problem.reporter, instant: formatInstant(problem.createdAt) };
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={pressed !== undefined}
      aria-label={settles ? t('settleOf', of) : t('openAgainOf', of)}
      onClick={() => press(problem)}
    >
      {settles ? t('settle') : t('openAgain')}
    </Button>
  );
}
