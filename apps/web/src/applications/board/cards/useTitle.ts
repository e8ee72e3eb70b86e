import { TITLES, type Title } from '@portal/domain/applications/values.ts';
import { useText } from '../../../platform/texts/i18n.ts';

const isTitle = (value: string): value is Title => (TITLES as readonly string[]).includes(value);

/** The word of a title key in the reader's language; nothing for no title and for a key that is not known here. */
export function useTitle(title: string | null, form: '' | '_female' | '_couple' = ''): string | null {
  const t = useText('applications');
  return title !== null && isTitle(title) ? t(`titles.${title}${form}`) : null;
}
