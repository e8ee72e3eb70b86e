import { useCallback } from 'react';
import { useAddress } from '../platform/address/useAddress.ts';

/** How a mail is looked at: its text, or the page that mail programs show. */
export const MAIL_VIEWS = ['text', 'page'] as const;
export type MailView = (typeof MAIL_VIEWS)[number];

/** What the outbox keeps in the address bar beside its list: `?mail=12&as=page`, or `?templates`. */
export function useOutboxAddress() {
  const { address, change } = useAddress();
  const mail = address.get('mail') ?? '';

  return {
    shows: address.has('templates') ? ('templates' as const) : ('mails' as const),
    mailId: /^[1-9]\d{0,14}$/.test(mail) ? Number(mail) : undefined,
    view: MAIL_VIEWS.find((view) => view === address.get('as')) ?? MAIL_VIEWS[0],
    show: (what: 'mails' | 'templates') =>
      change({ templates: what === 'templates' ? '' : undefined, mail: undefined }),
    open: useCallback((id: number) => change({ mail: String(id) }), [change]),
    close: () => change({ mail: undefined }),
    look: (view: MailView) => change({ as: view === MAIL_VIEWS[0] ? undefined : view }, { replace: true }),
  };
}
