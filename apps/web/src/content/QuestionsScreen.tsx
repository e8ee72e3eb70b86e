import { KeptPart } from '../platform/forms/kept/KeptPart.tsx';
import { SettingHistory } from '../platform/history/SettingHistory.tsx';
import { useText } from '../platform/texts/i18n.ts';
import { Screen } from '../ui/Screen.tsx';
import { QuestionsForm } from './QuestionsForm.tsx';
import { useFaqForEditing } from './faq.queries.ts';

/** Editing of the frequent questions: groups, elements and their order, both languages side by side. */
export function QuestionsScreen() {
  const t = useText('content');
  const common = useText('common');
  return (
    <Screen title={t('title')} product={common('productName')} lead={t('lead')} actions={<SettingHistory of="FAQ" />}>
      <KeptPart query={useFaqForEditing()} Form={QuestionsForm} />
    </Screen>
  );
}
