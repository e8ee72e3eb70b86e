import type { boardEndpoints } from '@portal/contract/applications/board.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { TITLES, type Title } from '@portal/domain/applications/values.ts';
import { applications as en } from '@portal/messages/en/applications/applications.ts';
import { applications as es } from '@portal/messages/es/applications/applications.ts';

/** All titles in both languages (product/applications.md#values). */
export const listTitles = async (): Promise<ReplyOf<typeof boardEndpoints.listTitles>> =>
  TITLES.map((title) => ({ title, en: said(en, title), es: said(es, title) }));

const said = (texts: typeof en | typeof es, title: Title) => ({
  male: texts[`titles.${title}`],
  female: texts[`titles.${title}_female`],
  couple: texts[`titles.${title}_couple`],
});

/** A leader's title as it is said of them, or of the couple, in each language; nothing for one that is not known. */
export function titleOf({ title, gender }: { title: string | null; gender: string | null }, isCouple = false) {
  if (title === null || !isTitle(title)) return null;
  const form = isCouple ? 'couple' : gender === 'FEMALE' ? 'female' : 'male';
  return { en: said(en, title)[form], es: said(es, title)[form] };
}

const isTitle = (text: string): text is Title => (TITLES as readonly string[]).includes(text);
