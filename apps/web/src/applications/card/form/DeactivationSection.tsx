import type { Detail } from '@portal/contract/applications/detail.ts';
import { deactivationRows } from '@portal/messages/applications/recordRows.ts';
import { RecordSection } from './RecordSection.tsx';
import { useCardWords } from './useCardWords.ts';

/** Why and by whom the application was deactivated. */
export function DeactivationSection({ deactivation }: { deactivation: NonNullable<Detail['deactivation']> }) {
  const words = useCardWords();
  return (
    <RecordSection
      title={words.detail('section.deactivation')}
      rows={deactivationRows(words, deactivation)}
      record={deactivation}
    />
  );
}
