import type { MailTemplatePreviews } from '@portal/contract/outbox.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { MAIL_TEMPLATES, whyReceived } from './mailTemplates.ts';
import { signPreview } from '../preview/previewAddress.ts';
import { sampleMail } from './sampleMail.ts';

/** Every mail that the portal writes, with sample values, in each language. */
export async function listMailTemplates(context: StaffContext): Promise<MailTemplatePreviews[]> {
  return MAIL_TEMPLATES.map((template) => ({
    name: template,
    receiver: whyReceived(template),
    previews: LANGUAGES.map((language) => {
      const { subject, text } = sampleMail(context.services.settings, template, language);
      return { language, subject, text, page: signPreview(context, { template, language }) };
    }),
  }));
}
