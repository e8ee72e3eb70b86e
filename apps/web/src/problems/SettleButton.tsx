import { Button } from '@mantine/core';
import type { ProblemReport } from '@portal/contract/problems.ts';
import { formatInstant } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';

export interface Settling {
  onSettle: (problem: ProblemReport, settled: boolean) => void;
  settlingId: number | undefined;
}

export function SettleButton({ problem, onSettle, settlingId }: { problem: ProblemReport } & Settling) {
  const t = useText('problems');
  const settled = problem.settledAt === null;
  const of = { name: problem.reporter, instant: formatInstant(problem.createdAt) };
  return (
    <Button
      variant="default"
      size="compact-md"
      loading={settlingId === problem.id}
      aria-label={settled ? t('settleOf', of) : t('openAgainOf', of)}
      onClick={() => onSettle(problem, settled)}
    >
      {settled ? t('settle') : t('openAgain')}
    </Button>
  );
}
