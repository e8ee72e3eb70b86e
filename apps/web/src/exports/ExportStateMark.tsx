import { IconBan, IconCircleCheck, IconClockX, IconLoader, IconX } from '@tabler/icons-react';
import type { Exported } from '@portal/contract/exports/exports.ts';
import { StateMark } from '../ui/states/StateMark.tsx';
import { formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';

const MARKS = {
  WAITING: { icon: IconLoader, tone: 'attention' },
  RUNNING: { icon: IconLoader, tone: 'attention' },
  DONE: { icon: IconCircleCheck, tone: 'good' },
  FAILED: { icon: IconX, tone: 'bad' },
  CANCELLED: { icon: IconBan, tone: 'quiet' },
  EXPIRED: { icon: IconClockX, tone: 'quiet' },
} as const;

/** How it stands, and while it is made how far it is. */
export function ExportStateMark({ exported: { state, done, total, format } }: { exported: Exported }) {
  const t = useText('exports');
  return (
    <>
      <StateMark {...MARKS[state]}>{t(`state.${state}`)}</StateMark>{' '}
      {state === 'RUNNING' && (
        <small>
          {t(format === 'zip' ? 'progressFiles' : 'progress', { done: formatNumber(done), total: formatNumber(total) })}
        </small>
      )}
    </>
  );
}
