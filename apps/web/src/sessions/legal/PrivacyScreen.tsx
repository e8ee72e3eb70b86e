import { LegalPage } from './LegalPage.tsx';
import { privacySections } from './legalSections.ts';

const OTHER = { to: '/login/terms', title: 'termsTitle' } as const;

/** The privacy policy (product/portal.md#legal-texts). */
export default function PrivacyScreen() {
  return (
    <LegalPage
      title="privacyTitle"
      lead="privacyLead"
      sections={({ contactEmail }) => privacySections(contactEmail !== null)}
      other={OTHER}
    />
  );
}
