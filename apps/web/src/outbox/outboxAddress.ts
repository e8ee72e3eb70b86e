import { MAIL_STATES, mailSearch, type MailState } from '@portal/domain/outbox/delivery.ts';
import { useAddress } from '../platform/useAddress.ts';

/** How a mail is looked at: its text, or the page that mail programs show. */
export const MAIL_VIEWS = ['text', 'page'] as const;
export type MailView = (typeof MAIL_VIEWS)[number];

export interface MailFilter {
  state: MailState | undefined;
  search: string | undefined;
}

/** The outbox's state in the address bar: `?state=FAILED&search=ana&mail=12&as=page`, or `?templates`. */
export function useOutboxAddress() {
  const { address, change } = useAddress();
  const search = address.get('search') ?? '';
  const mail = address.get('mail') ?? '';

  return {
    shows: address.has('templates') ? ('templates' as const) : ('mails' as const),
    state: MAIL_STATES.find((state) => state === address.get('state')),
    search: search === '' || mailSearch(search, '') ? undefined : search,
    mailId: /^[1-9]\d{0,14}$/.test(mail) ? Number(mail) : undefined,
    view: MAIL_VIEWS.find((view) => view === address.get('as')) ?? MAIL_VIEWS[0],
    show: (what: 'mails' | 'templates') =>
      change({ templates: what === 'templates' ? '' : undefined, mail: undefined }),
    filter: (changes: Partial<MailFilter>) => change(changes, { replace: true }),
    open: (id: number) => change({ mail: String(id) }),
    close: () => change({ mail: undefined }),
    look: (view: MailView) => change({ as: view === MAIL_VIEWS[0] ? undefined : view }, { replace: true }),
  };
}
