import { Menu } from '@mantine/core';
import { LANGUAGES, type Language } from '@portal/domain/languages.ts';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { chooseLanguage } from '../me.queries.ts';

/** The language that the user reads in. */
export function LanguageRadios() {
  const t = useText('shell');
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('language')}</Menu.Label>
      <Menu.RadioGroup value={currentLanguage()} onChange={(language) => void chooseLanguage(language as Language)}>
        {LANGUAGES.map((language) => (
          <Menu.RadioItem key={language} value={language} lang={language} closeMenuOnClick>
            {t(`language.${language}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
