import { IconLanguage } from '@tabler/icons-react';
import type { Language } from '@portal/domain/languages.ts';
import { useText } from '../../texts/i18n.ts';
import { StateMark } from '../../../ui/states/StateMark.tsx';

/** Says which language nobody has looked at since the other changed. */
export function OutdatedMark({ outdated }: { outdated: Language | null }) {
  const t = useText('forms');
  return (
    outdated && (
      <StateMark icon={IconLanguage} tone="attention">
        {t(`outdated.${outdated}`)}
      </StateMark>
    )
  );
}
