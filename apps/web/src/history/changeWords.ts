import type { Change } from '@portal/contract/history.ts';
import type { Text } from '../platform/texts/i18n.ts';

/** Who did it: of the staff by name, else the owner of the account or the portal by itself. */
export const doneBy = ({ by, byApplicant }: Change, t: Text<'history'>): string =>
  by ?? t(byApplicant ? 'byClient' : 'bySystem');

/** What was changed: a record by its name, of which there is only one by its noun. */
export const recordOf = ({ noun, subject: { name, id } }: Change, t: Text<'history'>): string =>
  name ?? (id === 0 ? t(`noun.${noun}`) : t('gone'));
