import { historyWords } from '@portal/messages/applications/historyWords.ts';
import { useCardWords } from '../form/useCardWords.ts';

/** One event of the history in words; a kind not known here, or with details missing, shows a neutral text. */
export const useHistoryText = (): ReturnType<typeof historyWords> => historyWords(useCardWords());
