/** Terms of use and privacy policy, section by section. */
export const legal = {
  version: 'Version of {date}',
  contents: 'Contents',
  print: 'Print',
  termsTitle: 'Terms of use',
  termsLead: 'These terms of {organization} apply to everyone who uses this portal. By using it you accept them.',
  'terms.acceptance': 'Who may use the portal',
  'terms.acceptance.1':
    'The portal is for people who were given an account by {organization}: its staff, and the leaders and pastors who apply to the network. An account is personal. Keep your password to yourself, and tell an administrator at once if you believe that someone else knows it.',
  'terms.acceptance.2':
    'What you read in the portal about applicants, their families and their churches is confidential. Use it only for the review of applications and the care of the network, and share it with no one who does not need it for that work.',
  'terms.social': 'Social media disclaimer',
  'terms.social.1':
    'Applications may name accounts and pages on social networks, and the portal may link to them. Those networks belong to others and have their own terms. {organization} neither controls nor endorses what is published there, and is not responsible for it.',
  'terms.social.2':
    'What staff, leaders or members publish on their own accounts is their own opinion and not a statement of {organization}. Do not publish anything from the portal on a social network: no names, photographs, documents or decisions.',
  'terms.liability': 'Liability disclaimer',
  'terms.liability.1':
    'The portal is provided as it is and as it is available. We work to keep it correct, complete and reachable, but give no warranty of any kind, express or implied, that it is free of errors or interruptions or fit for a particular purpose.',
  'terms.liability.2':
    'To the extent that the law permits, {organization} and those who work for it are not liable for indirect, incidental or consequential damage that arises from using the portal or from being unable to use it, or from decisions made with information in it. Nothing in these terms excludes liability that the law does not allow to be excluded.',
  'terms.termination': 'Termination',
  'terms.termination.1':
    'You may stop using the portal at any time and ask an administrator to close your account. {organization} may suspend or close an account, with or without notice, when these terms are broken, when the work it was opened for has ended, or when the security of the portal requires it.',
  'terms.termination.2':
    'When an account ends, the right to use the portal ends with it. The duty of confidentiality, the liability disclaimer, the governing law and the rules on copyright remain in force.',
  'terms.law': 'Governing law',
  'terms.law.1':
    'These terms are governed by the laws of the State of {state}, United States of America, without regard to its rules on conflict of laws. The courts of that state have jurisdiction over any dispute that cannot be settled in good faith, unless a law that cannot be waived says otherwise.',
  'terms.law.2': 'If one provision of these terms is found to be unenforceable, the others remain in force.',
  'terms.copyright': 'Copyright',
  'terms.copyright.1':
    'The portal, its texts, courses, certificates, designs and marks belong to {organization} or to those who licensed them to it, and are protected by copyright. You may use and print them for your work with the network. Any other copying, publication or sale needs written permission.',
  'terms.copyright.2':
    'What an applicant sends, such as photographs, documents and texts, remains the property of the applicant, who permits {organization} to keep and use it to review the application and to serve the network.',
  'terms.refund': 'No refunds, no shipping',
  'terms.refund.1':
    'The application fee pays for the review of an application, whatever its result. Once paid it is not refunded, neither in whole nor in part, except where the law requires it or a payment was charged twice by mistake.',
  'terms.refund.2':
    'Nothing is sold in the portal that is delivered by post, so nothing is shipped. What an applicant receives, such as a license or a certificate, is provided in digital form.',
  privacyTitle: 'Privacy policy',
  privacyLead: 'What {organization} keeps about you in this portal, why, and what you can ask for.',
  'privacy.data': 'Data that we collect',
  'privacy.data.1':
    'About those who work in the portal: name, email, country, language, telephone number if given, roles, and what was done in the portal and when. About each sign-in: time, IP address, and what the browser reports about itself.',
  'privacy.data.2':
    'About those who apply: what they write in the application form about themselves, their spouse, their ministry and a contact person; photographs and documents that they add; messages; and the progress of the application. Card numbers are entered with the payment provider and never reach the portal.',
  'privacy.use': 'How we use the data',
  'privacy.use.1':
    'To review applications, to keep in touch with applicants and leaders, to care for the churches of the network, to issue licenses and certificates, to run events and courses, to keep accounts secure, and to meet legal duties.',
  'privacy.use.2':
    'We do not sell personal data or use it for advertising. It is seen by the staff whose role requires it, and by providers that work for us under contract, such as those who host the portal, deliver email or process payments.',
  'privacy.cookies': 'Cookies',
  'privacy.cookies.1':
    'The portal uses only cookies and browser storage that it needs to work: to keep you signed in, and to remember your language and appearance. They are not used to follow you, and no other company reads them.',
  'privacy.cookies.2':
    'What keeps you signed in is erased when you log out. If your browser refuses cookies you cannot sign in.',
  'privacy.security': 'Security',
  'privacy.security.1':
    'Passwords are kept only in a form from which they cannot be read back. Links that we email work once and expire. Everyone sees only what their role permits, and every change is recorded together with who made it.',
  'privacy.security.2':
    'No system is completely secure. If we learn of an incident that concerns your data, we will tell you and the authorities as the law requires. Under My sessions you can see where you are signed in and end those sessions.',
  'privacy.changes': 'Changes to this policy',
  'privacy.changes.1':
    'We change this policy when the portal or the law changes. The date at the top shows which version you are reading. We announce important changes in the portal or by email before they take effect.',
  'privacy.contact': 'Contact',
  'privacy.contact.1':
    'You may ask what data we keep about you, have it corrected, and ask for its deletion where no legal duty requires us to keep it.',
  'privacy.contact.mail': 'Write to {email}. We answer as soon as we can.',
  'privacy.contact.noMail': 'Speak to an administrator of {organization}, or to the person who invited you.',
} as const;
