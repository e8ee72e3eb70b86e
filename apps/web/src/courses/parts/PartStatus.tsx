import { IconCircleCheck, IconCircleDashed, IconCircleX, IconLanguage } from '@tabler/icons-react';
import { OutdatedMark } from '../../platform/forms/languages/OutdatedMark.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { StateMark } from '../../ui/states/StateMark.tsx';
import type { Part } from './level.ts';

const ICONS = { DRAFT: IconCircleDashed, PUBLISHED: IconCircleCheck, ENDED: IconCircleX } as const;
const TONES = { DRAFT: 'quiet', PUBLISHED: 'good', ENDED: 'quiet' } as const;

/** Whether leaders see it, and what is missing or outdated in a language. */
export function PartStatus({ part }: { part: Pick<Part, 'status' | 'missing' | 'outdated'> }) {
  const t = useText('courses');
  return (
    <>
      <StateMark icon={ICONS[part.status]} tone={TONES[part.status]}>
        {t(`status.${part.status}`)}
      </StateMark>
      {part.missing.map((language) => (
        <StateMark key={language} icon={IconLanguage} tone="attention">
          {t(`missing.${language}`)}
        </StateMark>
      ))}
      <OutdatedMark outdated={part.outdated} />
    </>
  );
}
