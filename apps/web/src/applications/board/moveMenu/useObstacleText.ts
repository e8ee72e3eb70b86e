import { useText } from '../../../platform/texts/i18n.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Obstacle } from '@portal/domain/applications/cardActs.ts';

/** An obstacle before a move in words. They say what is missing; nothing was tried yet. */
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
      case 'move.noAnalyst':
      case 'move.noEphesian':
      case 'move.interview':
      case 'move.notPaid':
      case 'GE004':
        return t(`why.${obstacle.code}`);
      default:
        return t('why.other');
    }
  };
}
