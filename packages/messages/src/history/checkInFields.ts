/** What was changed of the settings of doors, in words: each part that is another by itself. */
import { ATTENDEE_KINDS } from '@portal/domain/events/event.ts';
import type { CheckInSettings } from '@portal/domain/settings/checkIn.ts';
import type { ChangedField, ChangeWords } from './changedField.ts';

export function checkInFields(words: ChangeWords, from: CheckInSettings, to: CheckInSettings): ChangedField[] {
  const { history: t, figures, stages } = words;
  const parts = [
    [t('field.minutes'), (value: CheckInSettings) => figures.number(value.minutes)],
    [t('field.stages'), (value: CheckInSettings) => figures.list(value.stages.map((stage) => stages(stage)))],
    [t('field.licenceMonths'), (value: CheckInSettings) => figures.number(value.licenceMonths)],
    [t('field.kinds'), (value: CheckInSettings) => figures.list(kindsIn(t, value.kinds))],
  ] as const;
  return parts
    .map(([label, say]) => ({ label, from: say(from), to: say(to) }))
    .filter(({ from: before, to: after }) => before !== after);
}

/** Kinds of attendee as they are called; what is none is left out. */
export const kindsIn = (t: ChangeWords['history'], kinds: readonly string[]): string[] =>
  ATTENDEE_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => t(`kind.${kind}`));
