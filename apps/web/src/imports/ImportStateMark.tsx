import {
  IconArrowBackUp,
  IconCircleCheck,
  IconColumns3,
  IconListCheck,
  IconLoader,
  IconPlayerStop,
} from '@tabler/icons-react';
import type { ListedImport } from '@portal/contract/imports/imports.ts';
import { useText } from '../platform/texts/i18n.ts';
import { StateMark } from '../ui/states/StateMark.tsx';

const MARKS = {
  READ: { icon: IconColumns3, tone: 'attention' },
  CHECKING: { icon: IconLoader, tone: undefined },
  CHECKED: { icon: IconListCheck, tone: 'attention' },
  RUNNING: { icon: IconLoader, tone: undefined },
  DONE: { icon: IconCircleCheck, tone: 'good' },
  UNDOING: { icon: IconLoader, tone: undefined },
  UNDONE: { icon: IconArrowBackUp, tone: 'quiet' },
} as const;

/** How an import stands. */
export function ImportStateMark({ of: { state, stopped } }: { of: Pick<ListedImport, 'state' | 'stopped'> }) {
  const t = useText('importList');
  if (stopped)
    return (
      <StateMark icon={IconPlayerStop} tone="attention">
        {t('stopped')}
      </StateMark>
    );
  const { icon, tone } = MARKS[state];
  return (
    <StateMark icon={icon} tone={tone}>
      {t(`state.${state}`)}
    </StateMark>
  );
}
