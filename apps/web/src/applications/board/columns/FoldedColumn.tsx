import { VisuallyHidden } from '@mantine/core';
import { IconChevronsRight } from '@tabler/icons-react';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { formatNumber } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { stageWord } from '../cardFacts.ts';
import { stageStyle } from '../stageStyle.ts';
import classes from './FoldedColumn.module.css';
import mark from './StageMark.module.css';

interface Props {
  status: BoardStage;
  total: number;
  onUnfold: () => void;
}

/** A stage as a strip: its name and its exact count, which unfold it. Cards are dropped on it all the same. */
export function FoldedColumn({ status, total, onUnfold }: Props) {
  const t = useText('applications');
  const stages = useText('stages');
  const stage = stages(stageWord(status));
  const label = t('column.unfold', { stage, count: total });
  return (
    <button
      type="button"
      className={classes.strip}
      style={stageStyle(status)}
      aria-expanded={false}
      data-tip={label}
      onClick={onUnfold}
    >
      <IconChevronsRight size={16} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={mark.count} aria-hidden>
        {formatNumber(total)}
      </span>
      <span className={mark.dot} aria-hidden />
      <span className={classes.name} aria-hidden>
        {stage}
      </span>
    </button>
  );
}
