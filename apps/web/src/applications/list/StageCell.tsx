import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { stageWord } from '../board/cardFacts.ts';
import { stageStyle } from '../board/stageStyle.ts';
import mark from '../board/columns/StageMark.module.css';
import classes from './ApplicationList.module.css';

/** The stage in words beside its colour. */
export function StageCell({ status }: { status: BoardStage }) {
  const stages = useText('stages');
  return (
    <span className={classes.stage} style={stageStyle(status)}>
      <span className={mark.dot} aria-hidden />
      {stages(stageWord(status))}
    </span>
  );
}
