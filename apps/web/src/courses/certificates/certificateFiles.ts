import type { HeldCertificate } from '@portal/contract/courses/certificates.ts';

const LANGUAGES_OF_FILES = ['en', 'es', 'both'] as const;

/** Where a valid certificate is downloaded as PDF: in either language, and in both. */
export const certificateFiles = (certificate: Pick<HeldCertificate, 'pdf'> | null) =>
  certificate?.pdf
    ? LANGUAGES_OF_FILES.map((language) => ({ language, address: `${certificate.pdf}/${language}.pdf` }))
    : [];
