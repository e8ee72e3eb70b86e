import { IconCircleCheck, IconCircleDashed, IconCircleX, IconFileOff } from '@tabler/icons-react';
import type { DocumentVerdict } from '@portal/domain/applications/files/documents.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { StateMark } from '../../ui/states/StateMark.tsx';

const LOOKS = {
  MISSING: { icon: IconFileOff, tone: 'attention' },
  UNSEEN: { icon: IconCircleDashed, tone: 'quiet' },
  ACCEPTED: { icon: IconCircleCheck, tone: 'good' },
  REFUSED: { icon: IconCircleX, tone: 'bad' },
} as const satisfies Record<DocumentVerdict, unknown>;

/** What was said of a document, in a word, a form and a colour. */
export function VerdictMark({ verdict, isNeeded }: { verdict: DocumentVerdict; isNeeded: boolean }) {
  const t = useText('documents');
  const { icon, tone } = LOOKS[verdict];
  const isLeftOut = verdict === 'MISSING' && !isNeeded;
  return (
    <StateMark icon={icon} tone={isLeftOut ? 'quiet' : tone}>
      {t(isLeftOut ? 'optional' : `verdict.${verdict}`)}
    </StateMark>
  );
}
