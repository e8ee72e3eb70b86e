/** The public page that says whether a license is valid. */
export const verifyPage = {
  portal: "Leaders' portal",
  language: 'Page language',
  'title.ACTIVE': 'Valid license',
  'title.EXPIRED': 'Expired license',
  'title.INACTIVE': 'Inactive license',
  'title.UNKNOWN': 'Unknown license',
  'text.ACTIVE': 'This license is valid.',
  'text.EXPIRED': 'This license has expired and is no longer valid.',
  'text.INACTIVE': 'This license is inactive and not valid.',
  'text.UNKNOWN': 'There is no license with this code. Check the code on the card.',
  code: 'License',
  name: 'Name',
  titled: 'Title',
  church: 'Church',
  until: 'Valid until',
  expired: 'Expired on',
} as const;
