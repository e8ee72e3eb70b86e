import { fieldLabel, fullFieldLabel } from '@portal/messages/applications/fieldWords.ts';
import { useText } from '../../../platform/texts/i18n.ts';

/** The label of a field key (`FORM_LEADER_NAME` …); with its section, since several sections have a name. */
export function useFieldLabel(): { plain: (key: string) => string; full: (key: string) => string } {
  const words = { form: useText('applicationForm'), detail: useText('applicationDetail') };
  return { plain: (key) => fieldLabel(words, key), full: (key) => fullFieldLabel(words, key) };
}
