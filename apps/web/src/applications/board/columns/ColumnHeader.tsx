import { IconChevronsLeft } from '@tabler/icons-react';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { formatNumber } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { stageWord } from '../cardFacts.ts';
import { stageStyle } from '../stageStyle.ts';
import classes from './ColumnHeader.module.css';
import mark from './StageMark.module.css';

interface Props {
  status: BoardStage;
  total: number;
  /** Nothing where the stage stands alone. */
  onFold: (() => void) | undefined;
}

/** The stage's colour, its name, its exact count, and the way to fold it. */
export function ColumnHeader({ status, total, onFold }: Props) {
  const t = useText('applications');
  const stages = useText('stages');
  return (
    <header className={classes.header} style={stageStyle(status)}>
      <span className={mark.dot} aria-hidden />
      <h2 className={classes.label} data-cut>
        {stages(stageWord(status))}
      </h2>
      <span className={mark.count} data-end>
        {formatNumber(total)}
      </span>
      {onFold && (
        <button
          type="button"
          className={classes.fold}
          aria-label={t('column.fold', { stage: stages(stageWord(status)) })}
          aria-expanded
          data-tip={t('column.foldTip')}
          onClick={onFold}
        >
          <IconChevronsLeft size={16} aria-hidden />
        </button>
      )}
    </header>
  );
}
