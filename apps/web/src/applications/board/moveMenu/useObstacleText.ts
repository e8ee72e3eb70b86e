import { useText } from '../../../platform/texts/i18n.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Obstacle } from '@portal/domain/access/whoMayAct.ts';

/** An obstacle before a move or another act in words. They say what is missing; nothing was tried yet. */
export function useObstacleText(): (obstacle: Obstacle) => string {
  const t = useText('applications');
  const stages = useText('stages');
  return (obstacle) => {
    switch (obstacle.code) {
      case 'move.invalid': {
        const { from, to } = obstacle.params as { from: BoardStage; to: BoardStage };
        return t('why.move.invalid', { from: stages(from), to: stages(to) });
      }
      case 'move.corrections':
        return t('why.move.corrections', { n: obstacle.params?.n ?? 1 });
      case 'exonerate.corrections':
        return t('why.move.corrections', { n: obstacle.params?.n ?? 1 });
      case 'exonerate.notPaid':
        return t('why.move.notPaid');
      case 'move.noAnalyst':
      case 'move.noEphesian':
      case 'move.interview':
      case 'move.notPaid':
      case 'correction.stage':
      case 'assign.stage':
      case 'edit.stage':
      case 'interview.stage':
      case 'interview.deactivated':
      case 'exonerate.payment':
      case 'exonerate.waiting':
      case 'exonerate.decided':
      case 'exonerate.process':
      case 'payment.notPossible':
      case 'GE004':
        return t(`why.${obstacle.code}`);
      default:
        return t('why.other');
    }
  };
}
