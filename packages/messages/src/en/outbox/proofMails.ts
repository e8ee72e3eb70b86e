/** Mails about what their holder may show: a license, a certificate. */
export const proofMails = {
  licenceIssued: {
    subject: 'Your license was issued',
    text: `Your application was approved and your license was issued. It is valid until {until}.

{courses}Anyone who scans its code can see that it is valid, on this page:
{link}`,
  },
  certificateIssued: {
    subject: 'Your certificate was issued',
    text: `You completed the course “{course}” and your certificate was issued.

Anyone who scans its code can see that it is valid, on this page:
{link}`,
  },
  licenceEnding: {
    subject: 'Your license expires soon',
    text: `Your license is valid until {until}. Our staff will renew it or contact you before then.

This page shows whether it is valid:
{link}`,
  },
} as const;
