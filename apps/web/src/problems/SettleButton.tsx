import { Button } from '@mantine/core';
import type { ProblemReport } from '@portal/contract/problems.ts';
import { formatInstant } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';

interface Props {
  problem: ProblemReport;
  onSettle: (settled: boolean) => void;
  isBusy: boolean;
}

export function SettleButton({ problem, onSettle, isBusy }: Props) {
  const t = useText('problems');
  const settled = problem.settledAt === null;
  const of = { name: problem.reporter, instant: formatInstant(problem.createdAt) };
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={isBusy}
      aria-label={settled ? t('settleOf', of) : t('openAgainOf', of)}
      onClick={() => onSettle(settled)}
    >
      {settled ? t('settle') : t('openAgain')}
    </Button>
  );
}
