import { LANGUAGES } from '@portal/domain/languages.ts';
import { currentLanguage, switchLanguage, useText } from '../platform/texts/i18n.ts';

/** The way to the language that the page is not in. */
export function OtherLanguage({ className }: { className: string | undefined }) {
  const shell = useText('shell');
  const other = LANGUAGES.find((language) => language !== currentLanguage()) ?? LANGUAGES[0];
  return (
    <button type="button" className={className} lang={other} onClick={() => void switchLanguage(other, true)}>
      {shell(`language.${other}`)}
    </button>
  );
}
