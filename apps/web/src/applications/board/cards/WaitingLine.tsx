import { IconHourglass } from '@tabler/icons-react';
import type { Card } from '@portal/contract/applications/card.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { CutText } from './CutText.tsx';
import classes from './WaitingLine.module.css';

type Missing = Card['missing'][number];

function useWaitingWord(): (missing: Missing) => string {
  const t = useText('applications');
  return ({ code, params }) => {
    switch (code) {
      case 'move.noAnalyst':
        return t('waiting.noAnalyst');
      case 'move.noEphesian':
        return t('waiting.noEphesian');
      case 'move.interview':
        return t('waiting.interview');
      case 'move.notPaid':
        return t('waiting.notPaid');
      case 'move.corrections':
        return t('waiting.corrections', { count: Number(params?.n ?? 1) });
      default:
        return t('waiting.other');
    }
  };
}

/** What the application waits for before it can advance, so that one knows before trying. */
export function WaitingLine({ missing }: { missing: readonly Missing[] }) {
  const t = useText('applications');
  const word = useWaitingWord();
  if (missing.length === 0) return null;
  return (
    <p className={classes.waiting}>
      <IconHourglass size={14} aria-hidden />
      <CutText text={t('waiting.line', { list: missing.map(word).join(' · ') })} fits={24} />
    </p>
  );
}
