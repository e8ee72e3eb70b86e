import type { Language } from '@portal/domain/languages.ts';
import type { Settings } from '../../platform/settings.ts';
import type { MailToShow } from '../mailHtml.ts';
import { leadsSomewhere, sampleOf, whyReceived } from './mailTemplates.ts';
import { renderMail, type MailTemplate } from '../renderMail.ts';

/** A template as it reads with sample values; its link leads nowhere in particular. */
export function sampleMail(
  { clientUrl, publicUrl }: Pick<Settings, 'clientUrl' | 'publicUrl'>,
  template: MailTemplate,
  language: Language,
): MailToShow {
  const link = `${whyReceived(template) === 'staff' ? publicUrl : clientUrl}/sample`;
  const texts = renderMail(language, template, sampleOf(template, language), link);
  return { language, template, links: leadsSomewhere(template) ? [link] : [], ...texts };
}
