import { isLanguage, type Language } from '@portal/domain/languages.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { openAddress, signAddress } from '../../platform/signedAddress.ts';
import { isMailTemplate } from '../templates/mailTemplates.ts';
import type { MailTemplate } from '../renderMail.ts';

/** What a preview shows: a written mail, or a template with sample values. */
export type Previewed = { mail: number } | { template: MailTemplate; language: Language };

const PURPOSE = 'mail';

/** The address of a mail's HTML, for an `<iframe>`: it opens for one session and some minutes, to who may still read it. */
export function signPreview({ services, actor, now }: Omit<StaffContext, 'db'>, previewed: Previewed): string {
  const what = 'mail' in previewed ? ['written', previewed.mail] : [previewed.template, previewed.language];
  return `/api/mails/${signAddress(services, PURPOSE, [...what, actor.sessionId, actor.roleId ?? 0], now)}`;
}

/** Reads such an address back; nothing where it is malformed, forged or expired. */
export function openPreview(
  services: Services,
  text: string,
): { previewed: Previewed; sessionId: number; roleId: number } | undefined {
  const parts = openAddress(services, PURPOSE, text, services.clock.now()) ?? [];
  const [what = '', which = '', sessionId, roleId] = parts;
  if (roleId === undefined) return undefined;
  const session = { sessionId: Number(sessionId), roleId: Number(roleId) };
  if (what === 'written') return { previewed: { mail: Number(which) }, ...session };
  return isMailTemplate(what) && isLanguage(which)
    ? { previewed: { template: what, language: which }, ...session }
    : undefined;
}
