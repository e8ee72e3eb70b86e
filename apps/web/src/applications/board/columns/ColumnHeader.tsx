import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { formatNumber } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { stageWord } from '../cardFacts.ts';
import { stageStyle } from '../stageStyle.ts';
import classes from './ColumnHeader.module.css';

/** The stage's colour, its name and its exact count. */
export function ColumnHeader({ status, total }: { status: BoardStage; total: number }) {
  const stages = useText('stages');
  return (
    <header className={classes.header} style={stageStyle(status)}>
      <span className={classes.dot} aria-hidden />
      <h2 className={classes.label}>{stages(stageWord(status))}</h2>
      <span className={classes.count}>{formatNumber(total)}</span>
    </header>
  );
}
