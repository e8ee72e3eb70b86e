import type { CSSProperties } from 'react';
import type { Stage } from '@portal/domain/applications/stages.ts';
import { stageColour } from '../../ui/theme.ts';

/** A stage's colours for the style sheet of whatever shows it: `--stage-mark`, `--stage-text`, `--stage-soft`. */
export const stageStyle = (stage: Stage): CSSProperties =>
  ({
    '--stage-mark': stageColour(stage, 'mark'),
    '--stage-text': stageColour(stage, 'text'),
    '--stage-soft': stageColour(stage, 'soft'),
  }) as CSSProperties;
