import { SmallPrint } from '../../ui/states/SmallPrint.tsx';
import { failureCodes } from '../texts/fieldErrors.ts';
import { useText } from '../texts/i18n.ts';

/** The codes of a failure, for whoever asks for them. */
export function CodeNote({ error }: { error: unknown }) {
  const t = useText('common');
  return <SmallPrint label={t('details')}>{t('codeNote', { codes: failureCodes(error) })}</SmallPrint>;
}
