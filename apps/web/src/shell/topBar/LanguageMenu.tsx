import { LANGUAGES } from '@portal/domain/languages.ts';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { chooseLanguage } from '../me.queries.ts';
import type { MenuButton } from './TopMenu.tsx';

export default function LanguageMenu({ button }: { button: MenuButton }) {
  const t = useText('shell');
  return (
    <ChoiceMenu
      button={button}
      choices={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`), lang: value }))}
      value={currentLanguage()}
      onChoose={(language) => void chooseLanguage(language)}
    />
  );
}
