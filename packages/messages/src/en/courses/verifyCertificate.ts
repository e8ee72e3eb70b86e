/** The public page that says whether a certificate is valid. */
export const verifyCertificate = {
  'title.VALID': 'Valid certificate',
  'title.REVOKED': 'Revoked certificate',
  'title.UNKNOWN': 'Unknown certificate',
  'text.VALID': 'This certificate is valid. Compare the details with the printed certificate.',
  'text.REVOKED': 'This certificate was revoked and is no longer valid.',
  'text.UNKNOWN': 'There is no certificate with this code. Check the printed code.',
  code: 'Certificate',
  name: 'Name',
  course: 'Course',
  issued: 'Issued on',
} as const;
