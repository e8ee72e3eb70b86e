/** Which sections the legal pages have, and the paragraphs of each. */
import type { legal } from '@portal/messages/en/settings/legal.ts';

type LegalText = keyof typeof legal;

export interface LegalSection {
  /** Also its place in the address. */
  id: string;
  title: LegalText;
  texts: readonly LegalText[];
}

export const TERMS: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: 'terms.acceptance',
    texts: ['terms.acceptance.1', 'terms.acceptance.2'],
  },
  { id: 'social-media', title: 'terms.social', texts: ['terms.social.1', 'terms.social.2'] },
  { id: 'liability', title: 'terms.liability', texts: ['terms.liability.1', 'terms.liability.2'] },
  { id: 'termination', title: 'terms.termination', texts: ['terms.termination.1', 'terms.termination.2'] },
  { id: 'governing-law', title: 'terms.law', texts: ['terms.law.1', 'terms.law.2'] },
  { id: 'copyright', title: 'terms.copyright', texts: ['terms.copyright.1', 'terms.copyright.2'] },
  { id: 'no-refund', title: 'terms.refund', texts: ['terms.refund.1', 'terms.refund.2'] },
];

/** Without an address to write to, another way is named. */
export const privacySections = (hasMail: boolean): readonly LegalSection[] => [
  { id: 'data', title: 'privacy.data', texts: ['privacy.data.1', 'privacy.data.2'] },
  { id: 'use', title: 'privacy.use', texts: ['privacy.use.1', 'privacy.use.2'] },
  { id: 'cookies', title: 'privacy.cookies', texts: ['privacy.cookies.1', 'privacy.cookies.2'] },
  { id: 'security', title: 'privacy.security', texts: ['privacy.security.1', 'privacy.security.2'] },
  { id: 'changes', title: 'privacy.changes', texts: ['privacy.changes.1'] },
  {
    id: 'contact',
    title: 'privacy.contact',
    texts: ['privacy.contact.1', hasMail ? 'privacy.contact.mail' : 'privacy.contact.noMail'],
  },
];
