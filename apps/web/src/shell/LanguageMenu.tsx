import { IconLanguage } from '@tabler/icons-react';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { currentLanguage, useText } from '../platform/i18n.ts';
import { ChoiceMenu } from '../ui/ChoiceMenu.tsx';
import { chooseLanguage } from './me.queries.ts';

export function LanguageMenu() {
  const t = useText('shell');
  return (
    <ChoiceMenu
      label={t('language')}
      icon={<IconLanguage size={20} stroke={1.6} aria-hidden />}
      choices={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`), lang: value }))}
      value={currentLanguage()}
      onChoose={(language) => void chooseLanguage(language)}
    />
  );
}
