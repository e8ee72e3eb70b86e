import { LegalPage } from './LegalPage.tsx';
import { TERMS } from './legalSections.ts';

const OTHER = { to: '/login/policies', title: 'privacyTitle' } as const;

/** The terms of use (product/portal.md#legal-texts). */
export default function TermsScreen() {
  return <LegalPage title="termsTitle" lead="termsLead" sections={() => TERMS} other={OTHER} />;
}
