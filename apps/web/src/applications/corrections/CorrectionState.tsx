import { IconChevronDown, IconHourglass, IconPencilCheck } from '@tabler/icons-react';
import type { Correction } from '@portal/contract/applications/detail.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './Corrections.module.css';

interface Props {
  correction: Correction;
  /** Of the field. */
  name: string;
  isShown: boolean;
  onToggle: () => void;
}

/** How the correction of a field stands, with its round from the second on; pressed, it shows the whole of it. */
export function CorrectionState({ correction, name, isShown, onToggle }: Props) {
  const t = useText('applicationDetail');
  const form = useText('applicationForm');
  const { state, round } = correction;
  const came = state === 'CORRECTED';
  const Mark = came ? IconPencilCheck : IconHourglass;
  const word = came ? t('pencil.toReview') : form(`values.correctionState.${state}`);
  return (
    <button
      type="button"
      className={classes.state}
      data-tone={came ? 'attention' : 'calm'}
      aria-expanded={isShown}
      aria-label={t(round > 1 ? 'pencil.stateOfRound' : 'pencil.state', { field: name, state: word, round })}
      onClick={onToggle}
    >
      <Mark size={14} aria-hidden />
      {word}
      {round > 1 && <span>· {t('correctionsDialog.round', { round })}</span>}
      <IconChevronDown size={14} aria-hidden className={classes.chevron} />
    </button>
  );
}
