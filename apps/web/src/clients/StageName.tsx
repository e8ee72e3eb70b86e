import type { CSSProperties } from 'react';
import type { Stage } from '@portal/domain/applications/stages.ts';
import { useText } from '../platform/texts/i18n.ts';
import { stageColour } from '../ui/theme.ts';
import classes from './StageName.module.css';

/** A stage in words beside its colour. */
export function StageName({ stage }: { stage: Stage }) {
  const t = useText('stages');
  return (
    <span className={classes.stage} style={{ '--stage-mark': stageColour(stage, 'mark') } as CSSProperties}>
      {t(stage)}
    </span>
  );
}
