import { useCallback } from 'react';
import { useAddress } from '../platform/address/useAddress.ts';

/** How a mail is looked at: its text, or the page that mail programs show. */
export const MAIL_VIEWS = ['text', 'page'] as const;
export type MailView = (typeof MAIL_VIEWS)[number];

/** What was mailed, how the portal's mails read, and the texts that staff write. */
export const PARTS = ['mails', 'templates', 'texts'] as const;
export type OutboxPart = (typeof PARTS)[number];

/**
 * What the outbox keeps in the address bar beside its list: `?mail=12&as=page`, or `?templates=` with the one that is looked
 * at, or `?texts=`.
 */
export function useOutboxAddress() {
  const { address, change } = useAddress();
  const mail = address.get('mail') ?? '';

  return {
    shows: PARTS.find((part) => part !== 'mails' && address.has(part)) ?? 'mails',
    mailId: /^[1-9]\d{0,14}$/.test(mail) ? Number(mail) : undefined,
    template: address.get('templates'),
    view: MAIL_VIEWS.find((view) => view === address.get('as')) ?? MAIL_VIEWS[0],
    show: (what: OutboxPart) =>
      change({
        templates: what === 'templates' ? '' : undefined,
        texts: what === 'texts' ? '' : undefined,
        mail: undefined,
      }),
    choose: (template: string) => change({ templates: template }, { replace: true }),
    open: useCallback((id: number) => change({ mail: String(id) }), [change]),
    close: () => change({ mail: undefined }),
    look: (view: MailView) => change({ as: view === MAIL_VIEWS[0] ? undefined : view }, { replace: true }),
  };
}
