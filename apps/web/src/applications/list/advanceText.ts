import type { SentCard } from '@portal/contract/applications/card.ts';
import { fullCard, gateFacts } from '@portal/contract/applications/fullCard.ts';
import { advanceOf } from '@portal/domain/applications/finding/marks.ts';
import { formatList } from '../../platform/texts/format.ts';
import type { Text } from '../../platform/texts/i18n.ts';

/** Ready to advance, or what it waits for; nothing where no move by hand leads on. */
export const advanceText = (card: SentCard, t: Text<'applicationList'>): string =>
  formatList(advanceOf(gateFacts(fullCard(card))).map((advance) => t(`advance.${advance}`)));
